/** What a thread can be asked for. */
type Calls = Record<string, (...input: never[]) => unknown>;

type Asked = { id: number; name: string; input: never[] };
type Answer = { id: number; result: never } | { id: number; refusal: string };

/** In a thread: does what is asked for, and tells what came of it. */
export const answer = (calls: Calls): void => {
  const hear = async ({ id, name, input }: Asked): Promise<void> => {
    try {
      postMessage({ id, result: await calls[name]?.(...input) });
    } catch (error) {
      postMessage({ id, refusal: error instanceof Error ? error.message : String(error) });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Asked>) => void hear(data));
};

/** A thread as its page sees it. */
export class Thread<C extends Calls> {
  readonly #asked = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #last = 0;

  constructor(readonly worker: Worker) {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if ('refusal' in data) asked?.reject(new Error(data.refusal));
      else asked?.resolve(data.result);
    });
    // Its file could not be loaded.
    worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#asked.values()) reject(new Error(message));
    });
  }

  /** Asks for something. @throws Error when it cannot be done, in words for the editor */
  ask<N extends keyof C>(name: N, ...input: Parameters<C[N]>): Promise<Awaited<ReturnType<C[N]>>> {
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.worker.postMessage({ id, name, input });
    });
  }
}
