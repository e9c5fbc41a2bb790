import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Jobs } from './thread.ts';

/** More of them gain nothing: they wait for the one that gives them work. */
const most = 4;

/**
 * MB. What a page needs lives shortly: with more room for it less is moved. And a thread with little room for the rest
 * clears up earlier than one that may grow.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 512 };

/** To start the threads takes as long as to read or to draw so many documents. */
export const worthThreads = 100;

type Input<Name extends keyof Jobs> = Parameters<Jobs[Name]>[0];
type Output<Name extends keyof Jobs> = Awaited<ReturnType<Jobs[Name]>>;

/** What a thread is told: the name of a job, and what it needs. */
export type Order = { name: keyof Jobs; input: unknown };

/** A thread has one order at a time, so its next message is the answer. */
const ask = async <Name extends keyof Jobs>(
  worker: Worker,
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> => {
  worker.postMessage({ name, input } satisfies Order);
  const [output] = (await once(worker, 'message')) as [Output<Name>];
  return output;
};

/** Threads that read documents and draw pages. They start with their first work, and end with `close`. */
export class Threads {
  #workers: Worker[] | undefined;

  /**
   * Spreads pieces of work over the threads; each takes the next piece when it has done one.
   * @returns what came of the pieces, in their order
   * @throws the error of a thread that failed
   */
  async spread<Name extends keyof Jobs>(
    name: Name,
    inputs: AsyncGenerator<Input<Name>>,
  ): Promise<Output<Name>[]> {
    const outputs: Output<Name>[] = [];
    let count = 0;
    const run = async (worker: Worker): Promise<void> => {
      for await (const input of shared(inputs)) {
        const index = count++;
        outputs[index] = await ask(worker, name, input);
      }
    };
    await Promise.all(this.#started().map(run));
    return outputs;
  }

  /** Gives the same work to every thread. @throws the error of a thread that failed */
  async everywhere<Name extends keyof Jobs>(name: Name, input: Input<Name>): Promise<void> {
    await Promise.all(this.#started().map((worker) => ask(worker, name, input)));
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    const hasEnded = -1;
    const ending = (this.#workers ?? [])
      .filter(({ threadId }) => threadId !== hasEnded)
      .map((worker) => {
        worker.postMessage(undefined);
        return once(worker, 'exit');
      });
    this.#workers = undefined;
    await Promise.all(ending);
  }

  #started(): Worker[] {
    const count = Math.min(availableParallelism(), most);
    const file = new URL('thread.mjs', import.meta.url);
    this.#workers ??= Array.from({ length: count }, () => new Worker(file, { resourceLimits }));
    return this.#workers;
  }
}

/** The rest of what several take from: when one of them stops, the others go on. */
const shared = <Item>(items: AsyncGenerator<Item>): AsyncIterable<Item> => ({
  [Symbol.asyncIterator]: () => ({ next: () => items.next() }),
});

/** Cuts work into pieces for `spread`: small enough to end together, large enough to forget the way there. */
export async function* pieces<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  size = 20,
): AsyncGenerator<Item[]> {
  let piece: Item[] = [];
  for await (const item of items) {
    piece.push(item);
    if (piece.length === size) {
      yield piece;
      piece = [];
    }
  }
  if (piece.length > 0) yield piece;
}
