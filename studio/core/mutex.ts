/** Runs async tasks one at a time; a failed task does not block the next one. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task after all earlier ones. @returns its result */
  runExclusive<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
