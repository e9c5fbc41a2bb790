import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Site } from '../../schema/site.ts';
import { siteTheme } from '../theme/site-theme.ts';
import type { Assets } from '../server/assets.ts';
import { readBrand } from './brand-file.ts';
import type { OutputFolder } from './output-folder.ts';
import { createPageWriter, type PageTask } from './page-files.ts';

/** What all pages of a site have in common. */
export type Common = { site: Site; assets: Assets; themeFile: string };

/** To start a thread takes as long as to draw so many pages. */
const worthThreads = 300;
/** Pages that a thread gets at once: few enough to end together, enough to forget the way there. */
const batch = 20;
const mostThreads = 4;

const inThreads = async (tasks: PageTask[], common: Common, out: string): Promise<void> => {
  let next = 0;
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('page-worker.mjs', import.meta.url), {
        workerData: { ...common, out },
      });
      worker.on('message', () => {
        if (next >= tasks.length) worker.postMessage(undefined);
        else worker.postMessage(tasks.slice(next, (next += batch)));
      });
      worker.once('error', reject);
      worker.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`a thread ended with ${code}`)),
      );
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), mostThreads) }, run));
};

/** Draws and writes pages, many of them in several threads. */
export const drawPages = async (tasks: PageTask[], common: Common, out: OutputFolder): Promise<void> => {
  if (tasks.length === 0) return;
  if (tasks.length >= worthThreads) return inThreads(tasks, common, out.path);
  const theme = siteTheme(await readBrand(common.themeFile));
  const write = await createPageWriter(out, { ...common, theme });
  for (const task of tasks) await write(task);
};
