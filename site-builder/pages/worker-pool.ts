import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { parseDocuments } from '../../documents/read/read-document.ts';
import type { ParsedDocument, UnparsedDocument } from '../../documents/read/site-document.ts';
import type { SharedRenderInput, PageTask } from './page-worker.ts';

/** Number of items from which workers are used. Starting them takes as long as parsing or rendering this many. */
const minItemsForWorkers = 100;

/** More workers do not help, because they wait for the main thread. */
const maxWorkers = Math.min(availableParallelism(), 4);

/** Number of items per task of a worker. */
const batchSize = 20;

const splitIntoBatches = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );

/** Parses documents and renders pages: few of them in this thread, many in workers. Workers start with the first task. */
export class WorkerPool {
  #workers: Tinypool | undefined;

  /** Parses documents. */
  readonly read = async (documents: UnparsedDocument[]): Promise<ParsedDocument[]> => {
    if (documents.length < minItemsForWorkers) return parseDocuments(documents);
    const texts = documents.map(({ source: { file, text }, kind }) => ({ file, text, kind }));
    return (await this.#run<ParsedDocument[]>('read', splitIntoBatches(texts))).flat();
  };

  /**
   * Renders pages and writes their HTML.
   * @throws Error that names the page if it cannot be rendered
   */
  async render(common: SharedRenderInput, tasks: PageTask[]): Promise<void> {
    if (tasks.length === 0) return;
    const inputs = splitIntoBatches(tasks).map((batch) => ({ common, tasks: batch }));
    if (tasks.length >= minItemsForWorkers) await this.#run('render', inputs);
    // Imported here, so that React and MUI are loaded only if there is something to render.
    else await (await import('./page-worker.ts')).render({ common, tasks });
  }

  /** Stops the workers. */
  async close(): Promise<void> {
    await this.#workers?.destroy();
    this.#workers = undefined;
  }

  /** Calls a function of page-worker.ts with each input in the workers. @returns the results in the order of the inputs */
  #run<Output>(name: string, inputs: unknown[]): Promise<Output[]> {
    this.#workers ??= new Tinypool({
      filename: new URL('page-worker.mjs', import.meta.url).href,
      minThreads: maxWorkers,
      maxThreads: maxWorkers,
      isolateWorkers: false,
    });
    const workers = this.#workers;
    return Promise.all(inputs.map((input) => workers.run(input, { name }) as Promise<Output>));
  }
}
