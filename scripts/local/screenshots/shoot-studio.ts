import type { Browser } from 'playwright-core';
import { guard } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../../studio/address.ts';
import { cacheDir } from '../../flags.ts';
import { Camera, screens } from './camera.ts';
import { studioScenes } from './studio-scenes.ts';

/** Where its views are beside each other, and where some of them are behind tabs. */
const studioScreens = [...screens, { width: 1024, height: 768 }];

/**
 * Keeps what the Studio looks like, view by view.
 * @param wanted whether a picture of this name is wanted
 * @returns how many pictures were taken
 */
export const shootStudio = async (
  browser: Browser,
  { pagesDir, out, wanted }: { pagesDir: string; out: string; wanted: (name: string) => boolean },
): Promise<number> => {
  const scenes = studioScenes.filter(({ name }) => wanted(`studio/${name}`));
  if (scenes.length === 0) return 0;
  const server = await startDevServer({ guard, pagesDir, cacheDir, port: 0, api: 'http://127.0.0.1:9' });
  const camera = new Camera(browser, `http://127.0.0.1:${server.config.server.port}`, out);
  for (const screen of studioScreens) {
    for (const { name, play } of scenes) {
      const page = await camera.open(`${studioUrl}/`, screen);
      await play(page);
      await camera.shoot(page, `studio/${name}`, 'window');
      await page.close();
    }
  }
  await server.close();
  return camera.count;
};
