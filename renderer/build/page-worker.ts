import { parentPort, workerData } from 'node:worker_threads';
import { siteTheme } from '../theme/site-theme.ts';
import { readBrand } from './brand-file.ts';
import type { Common } from './draw-pages.ts';
import { OutputFolder } from './output-folder.ts';
import { createPageWriter, type PageTask } from './page-files.ts';

/** A thread that draws and writes pages: it asks for some with every message, and ends when it gets none. */
const { out, ...common } = workerData as Common & { out: string };
const theme = siteTheme(await readBrand(common.themeFile));
const write = await createPageWriter(OutputFolder.at(out), { ...common, theme });

parentPort?.on('message', async (tasks: PageTask[] | undefined) => {
  if (!tasks) return void parentPort?.close();
  for (const task of tasks) await write(task);
  parentPort?.postMessage('next');
});
parentPort?.postMessage('next');
