/** Lets tasks run one after another, each when the one before has ended, however that ended. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** @returns what the task does, once it was its turn */
  runExclusive<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(task);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
