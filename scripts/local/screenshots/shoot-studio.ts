import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { guard } from '../../../infra/local/guard.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../../studio/address.ts';
import { serveDeployedStudio } from '../../../tests/support/browser/serve-deployed-studio.ts';
import { SharedSite } from '../../../tests/support/git/shared-site.ts';
import { cacheDir } from '../../flags.ts';
import type { RunningSite } from './built-site.ts';
import { Camera, screens, type Screen } from './camera.ts';
import { toGuidePicture } from './guide-picture.ts';
import { publishingScenes } from './publishing-scenes.ts';
import { studioScenes, type StudioScene } from './studio-scenes.ts';

/** Where its views are beside each other, and where some of them are behind tabs. */
const studioScreens = [...screens, { width: 1024, height: 768 }];

/** The views that the editor's page (`pages/README.md`) shows, and how large the window is there. */
const guideViews = ['sign-in', 'fields', 'review', 'before-after', 'published', 'history'];
const guideScreen = { width: 1280, height: 720 };

/** Nothing answers there; the screenshots send nothing. */
const nobody = 'http://127.0.0.1:9';

/** The Studio on a folder of documents. */
const serveStudio = async (pagesDir: string): Promise<RunningSite> => {
  const server = await startDevServer({ guard, pagesDir, cacheDir, port: 0, api: nobody });
  return { url: `http://127.0.0.1:${server.config.server.port}${studioUrl}/`, end: () => server.close() };
};

/** A site that two publish, the Studio of one of them, and its end. */
const serveTeam = async (pagesDir: string) => {
  const shared = new SharedSite(pagesDir);
  const team = { anna: shared.editor('Anna'), ben: shared.editor('Ben') };
  const { url, end } = await serveStudio(team.anna.pagesDir);
  const endBoth = async () => {
    await end();
    shared[Symbol.dispose]();
  };
  return { url, team, end: endBoth };
};

/** The deployed Studio, on a repository that nobody is asked for. */
const serveSignIn = async (): Promise<RunningSite> => {
  const { address, close } = await serveDeployedStudio(nobody);
  return { url: address, end: () => Promise.resolve(close()) };
};

/** A picture that is to be taken. */
type Shot = { name: string; screen: Screen; isOfGuide?: boolean };

/** The pictures of a scene: one for each screen, and a small one where the editor's page shows it. */
const shotsOf = (name: string): Shot[] => [
  ...studioScreens.map((screen) => ({ name: `studio/${name}`, screen })),
  ...(guideViews.includes(name) ? [{ name: `guide/${name}`, screen: guideScreen, isOfGuide: true }] : []),
];

/**
 * Keeps what the Studio looks like, view by view.
 * @param wanted whether a picture of this name is wanted
 * @returns how many pictures were taken
 */
export const shootStudio = async (
  browser: Browser,
  { pagesDir, out, wanted }: { pagesDir: string; out: string; wanted: (name: string) => boolean },
): Promise<number> => {
  let count = 0;
  const shoot = async (url: string, { name, screen, isOfGuide }: Shot, play: StudioScene['play']) => {
    const camera = new Camera(browser, url, out);
    const page = await camera.open('', screen);
    await play(page);
    const file = await camera.shoot(page, name, 'window');
    if (isOfGuide) await toGuidePicture(file, join(out, `${name}.jpg`));
    await page.close();
    count += camera.count;
  };
  const wantedOf = (name: string) => shotsOf(name).filter((shot) => wanted(shot.name));

  const scenes = studioScenes.filter(({ name }) => wantedOf(name).length > 0);
  if (scenes.length > 0) {
    const { url, end } = await serveStudio(pagesDir);
    for (const { name, play } of scenes) for (const shot of wantedOf(name)) await shoot(url, shot, play);
    await end();
  }
  for (const { name, play } of publishingScenes) {
    for (const shot of wantedOf(name)) {
      // What one view publishes would be in the way of the next.
      const { url, team, end } = await serveTeam(pagesDir);
      await shoot(url, shot, (page) => play(page, team));
      await end();
    }
  }
  const signIn = wantedOf('sign-in');
  if (signIn.length > 0) {
    const { url, end } = await serveSignIn();
    for (const shot of signIn) await shoot(url, shot, (page) => page.locator('form').waitFor());
    await end();
  }
  return count;
};
