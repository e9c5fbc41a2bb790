import { parentPort } from 'node:worker_threads';
import { readDocument, type Reading, type Unread } from '../../documents/read/document/site-document.ts';
import { wordsOf } from '../../documents/check/words/word-reader.ts';
import { prepareToDraw, type Common } from '../pages/render-pages.ts';
import type { PageTask } from '../pages/page-files.ts';
import type { Order } from './threads.ts';

let draw: (tasks: PageTask[]) => void;

const jobs = {
  /** Reads documents. Their sources, which hold the texts once more, stay here. */
  read: (documents: Unread[]): Reading[] =>
    documents.map(({ file, text, kind }) => {
      const { source: _, ...reading } = readDocument(file, text, kind);
      return reading;
    }),
  words: wordsOf,
  prepare: async (common: Common): Promise<void> => {
    draw = await prepareToDraw(common);
  },
  draw: (tasks: PageTask[]): void => draw(tasks),
};

/** The work that threads do. */
export type Jobs = typeof jobs;

const run = jobs as Record<keyof Jobs, (input: never) => unknown>;

const work = async ({ name, input }: Order): Promise<void> => {
  parentPort?.postMessage(await run[name](input as never));
};

parentPort?.on('message', (order: Order | undefined) => {
  // What is not caught ends the thread, and Node hands it to the one that asked as its `error`.
  if (order) void work(order);
  else parentPort?.close();
});
