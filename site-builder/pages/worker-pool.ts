import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { readTexts, type Reading, type Unread } from '../../documents/read/document/site-document.ts';
import type { Common, PageTask } from './page-worker.ts';

/** To start the threads takes as long as to read or to render so many documents. */
const worthThreads = 100;

/** More threads gain nothing: they wait for the one that gives them work. */
const maxThreads = Math.min(availableParallelism(), 4);

/** Documents that a thread is given at a time. */
const batchSize = 20;

const batchesOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Reads documents and renders pages: few of them here, many in threads, which start with their first work. */
export class WorkerPool {
  #threads: Tinypool | undefined;

  /** Reads documents. */
  readonly read = async (documents: Unread[]): Promise<Reading[]> => {
    if (documents.length < worthThreads) return readTexts(documents);
    const batches = batchesOf(documents);
    return (await this.#run<Unread[], Reading[]>('read', batches, (batch) => batch)).flat();
  };

  /**
   * Renders pages and writes them.
   * @param taskOf makes the task of a page; the threads begin while those of later pages are still being made
   * @throws Error that names the page that cannot be rendered
   */
  async render<Page>(common: Common, pages: Page[], taskOf: (page: Page) => PageTask): Promise<void> {
    if (pages.length === 0) return;
    const inputOf = (batch: Page[]) => ({ common, tasks: batch.map(taskOf) });
    if (pages.length >= worthThreads) await this.#run('render', batchesOf(pages), inputOf);
    // React and MUI are loaded where they have something to do.
    else await (await import('./page-worker.ts')).render(inputOf(pages));
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
    this.#threads = undefined;
  }

  /** Has a function of page-worker.ts work on batches. @returns what came of them, in their order */
  #run<Batch, Output>(name: string, batches: Batch[], inputOf: (batch: Batch) => unknown): Promise<Output[]> {
    this.#threads ??= new Tinypool({
      filename: new URL('page-worker.mjs', import.meta.url).href,
      minThreads: maxThreads,
      maxThreads,
      isolateWorkers: false,
    });
    const threads = this.#threads;
    return Promise.all(batches.map((batch) => threads.run(inputOf(batch), { name }) as Promise<Output>));
  }
}
