import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { protectServer } from '../../infra/local/guard.ts';
import { startDevServer } from '../../site-builder/dev/dev-server.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { studioUrl } from '../../studio/address.ts';
import { serveDeployedStudio } from '../../tests/support/browser/serve-deployed-studio.ts';
import { SharedSite } from '../../tests/support/git/shared-site.ts';
import { findDesktopChromium } from '../../tests/support/programs/chromium.ts';
import { createCommand, parseOptions } from '../cli.ts';
import { cacheDir, pagesOption } from '../shared-options.ts';
import { openPage, takeScreenshot } from './screenshots/camera.ts';
import { guideViews, type PageAction } from './screenshots/guide.ts';
import { states } from './screenshots/states.ts';

/** Pages that together contain texts of every length; each of their sections gets its own image, too. */
const routes = [
  '/',
  '/kitchen-remodeling',
  '/about',
  '/projects',
  '/contact',
  '/free-estimate',
  '/not-found',
];

/** Viewports of a phone and a desktop, in pixels. */
const screens = [390, 1440].map((width) => ({ width, height: 900 }));

/** A URL without a server: the screenshots send no forms. */
const noServer = 'http://127.0.0.1:9';

const { pages, out, only } = parseOptions(
  createCommand('screenshots', ['', '--only guide/ --out docs/pictures'])
    .addOption(pagesOption)
    .option('--out <folder>', 'folder for the images', 'screenshots')
    .option('--only <texts...>', 'take only images whose name contains one of these texts'),
);
const isSelected = (name: string) => only === undefined || only.some((text) => name.includes(text));
const browser = await chromium.launch({ executablePath: findDesktopChromium(), args: ['--no-sandbox'] });

/** Serves a folder of documents while `use` runs. */
const serve = async (pagesDir: string, use: (url: string) => Promise<void>): Promise<void> => {
  const server = await startDevServer({ guard: protectServer, pagesDir, cacheDir, port: 0, api: noServer });
  await use(`http://127.0.0.1:${server.config.server.port}`);
  await server.close();
};

const takeSiteScreenshots = async (origin: string): Promise<void> => {
  const site = await new SiteReader(pages).read();
  const sections = new Map(site.pages.flatMap((page) => page.sections.map(({ type }) => [type, page.route])));
  for (const screen of screens) {
    const take = async (name: string, route: string, target: string, action?: PageAction): Promise<void> => {
      if (!isSelected(name)) return;
      const page = await openPage(browser, origin + route, screen, name === 'states/popup');
      await action?.(page);
      await takeScreenshot(page, join(out, `${name}-${screen.width}.png`), target);
    };
    for (const route of routes) await take(`pages/${route.slice(1) || 'home'}`, route, 'page');
    for (const [type, route] of sections) await take(`sections/${type}`, route, `[data-section=${type}]`);
    for (const [name, route, action] of states) await take(`states/${name}`, route, 'window', action);
  }
};

/** Takes one image for the editor's guide: 1024 pixels wide, a JPEG of about 30 to 55 kB. */
const takeGuideScreenshot = async (name: string, url: string, action: PageAction): Promise<void> => {
  const page = await openPage(browser, url, { width: 1280, height: 720 });
  await action(page);
  const file = join(out, `guide/${name}`);
  await takeScreenshot(page, `${file}.png`, 'window');
  await sharp(`${file}.png`).resize(1024).jpeg({ quality: 60, mozjpeg: true }).toFile(`${file}.jpg`);
  await rm(`${file}.png`);
};

await serve(pages, takeSiteScreenshots);
for (const [name, action] of Object.entries(guideViews).filter(([each]) => isSelected(`guide/${each}`))) {
  // Each view gets its own site, because some publish changes.
  using shared = new SharedSite(pages);
  await serve(shared.editor('Anna').pagesDir, (url) =>
    takeGuideScreenshot(name, `${url}${studioUrl}/`, action),
  );
}
if (isSelected('guide/sign-in')) {
  const { address, close } = await serveDeployedStudio(noServer);
  await takeGuideScreenshot('sign-in', address, (page) => page.locator('form').waitFor());
  close();
}
await browser.close();
console.log(`The images are in ${out}/.`);
