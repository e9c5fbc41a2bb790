import { EditRefusal } from '../documents/edit/edit-refusal.ts';

/** What a thread can be asked for: each is given one value. */
export type Calls = Record<string, (input: never) => unknown>;
type Input<C extends Calls, N extends keyof C> = Parameters<C[N]>[0];

type Asked = { id: number; name: string; input: never };
type Answer = { id: number; result: never } | { id: number; refusal: string };

/** In a thread: does what is asked for, and tells what came of it. */
export const answer = (calls: Calls): void => {
  const hear = async ({ id, name, input }: Asked): Promise<void> => {
    try {
      postMessage({ id, result: await calls[name]?.(input) });
    } catch (error) {
      postMessage({ id, refusal: error instanceof Error ? error.message : String(error) });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Asked>) => void hear(data));
};

/** A thread as its page sees it. */
export class Thread<C extends Calls> {
  readonly #worker: Worker;
  readonly #asked = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #last = 0;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const asked = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if ('refusal' in data) asked?.reject(new EditRefusal(data.refusal));
      else asked?.resolve(data.result);
    });
    // Its file could not be loaded.
    worker.addEventListener('error', ({ message }) => {
      for (const { reject } of this.#asked.values()) reject(new EditRefusal(message));
    });
  }

  /** Asks for something. @throws EditRefusal when it cannot be done, in words for the editor */
  ask<N extends keyof C & string>(name: N, input: Input<C, N>): Promise<Awaited<ReturnType<C[N]>>> {
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, input });
    });
  }
}
