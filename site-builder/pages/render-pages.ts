import type { Site } from '../../schema/site.ts';
import type { Assets } from '../../renderer/server/assets.ts';
import { siteTheme } from '../../renderer/theme/site-theme.ts';
import { readBrand } from '../client/brand-file.ts';
import { OutputFolder } from '../output/output-folder.ts';
import { createPageWriter, type PageTask } from './page-files.ts';
import { pieces, worthThreads, type Threads } from '../threads/threads.ts';

/** What all pages of a site have in common. */
export type Common = {
  site: Site;
  assets: Assets;
  themeFile: string;
  /** The folder of the finished site. */
  out: string;
};

/** Prepares to draw pages and to write them. */
export const prepareToDraw = async ({ out, ...common }: Common): Promise<(tasks: PageTask[]) => void> => {
  const theme = siteTheme(await readBrand(common.themeFile));
  const write = await createPageWriter(OutputFolder.at(out), { ...common, theme });
  return (tasks) => {
    for (const task of tasks) {
      try {
        write(task);
      } catch (error) {
        const { route } = task.data.page;
        throw new Error(`the page ${route} cannot be drawn (${String(error)})`, { cause: error });
      }
    }
  };
};

/**
 * Draws and writes pages, many of them in threads.
 * @param tasks the pages; each is asked for when it is its turn
 * @param count how many they are
 */
export const drawPages = async (
  tasks: AsyncIterable<PageTask>,
  count: number,
  common: Common,
  threads: Threads,
): Promise<void> => {
  if (count === 0) return;
  if (count >= worthThreads) {
    await threads.everywhere('prepare', common);
    await threads.spread('draw', pieces(tasks));
    return;
  }
  const draw = await prepareToDraw(common);
  for await (const task of tasks) draw([task]);
};
