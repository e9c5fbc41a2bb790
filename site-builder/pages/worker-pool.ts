import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { parseDocuments } from '../../documents/check/read-document.ts';
import type { ParsedDocument, UnparsedDocument } from '../../documents/read/document/site-document.ts';
import type { SharedRenderInput, PageTask } from './page-worker.ts';

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
  readonly read = async (documents: UnparsedDocument[]): Promise<ParsedDocument[]> => {
    if (documents.length < worthThreads) return parseDocuments(documents);
    return (await this.#run<ParsedDocument[]>('read', batchesOf(documents))).flat();
  };

  /**
   * Renders pages and writes their HTML.
   * @throws Error that names the page that cannot be rendered
   */
  async render(common: SharedRenderInput, tasks: PageTask[]): Promise<void> {
    if (tasks.length === 0) return;
    const inputs = batchesOf(tasks).map((batch) => ({ common, tasks: batch }));
    if (tasks.length >= worthThreads) await this.#run('render', inputs);
    // React and MUI are loaded where they have something to do.
    else await (await import('./page-worker.ts')).render({ common, tasks });
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#threads?.destroy();
    this.#threads = undefined;
  }

  /** Calls a function of page-worker.ts with each input. @returns the results in the order of the inputs */
  #run<Output>(name: string, inputs: unknown[]): Promise<Output[]> {
    this.#threads ??= new Tinypool({
      filename: new URL('page-worker.mjs', import.meta.url).href,
      minThreads: maxThreads,
      maxThreads,
      isolateWorkers: false,
    });
    const threads = this.#threads;
    return Promise.all(inputs.map((input) => threads.run(input, { name }) as Promise<Output>));
  }
}
