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
import { cacheDir, pagesFlag } from '../flags.ts';
import { firstValue, readFlags } from '../options.ts';
import { openPage, takeScreenshot } from './screenshots/camera.ts';
import { guideViews, type PageAction } from './screenshots/guide.ts';
import { states } from './screenshots/states.ts';

/** Pages that between them have every length of text; their sections are taken one by one, too. */
const routes = [
  '/',
  '/kitchen-remodeling',
  '/about',
  '/projects',
  '/contact',
  '/free-estimate',
  '/not-found',
];

/** A phone and a desktop, in pixels. */
const screens = [390, 1440].map((width) => ({ width, height: 900 }));

/** Nothing answers there; the screenshots send nothing. */
const nobody = 'http://127.0.0.1:9';

const flags = readFlags('screenshots', {
  pages: pagesFlag,
  out: { value: 'screenshots', help: 'folder for the images' },
  only: { value: '', help: 'takes only images whose name contains this; may be repeated', repeat: true },
});
const out = firstValue(flags.out);
const wanted = (name: string) => flags.only.length === 0 || flags.only.some((words) => name.includes(words));
const browser = await chromium.launch({ executablePath: findDesktopChromium(), args: ['--no-sandbox'] });

/** Serves a folder of documents while it is used. */
const serve = async (pagesDir: string, use: (url: string) => Promise<void>): Promise<void> => {
  const server = await startDevServer({ guard: protectServer, pagesDir, cacheDir, port: 0, api: nobody });
  await use(`http://127.0.0.1:${server.config.server.port}`);
  await server.close();
};

const shootSite = async (site: string): Promise<void> => {
  const { pages } = await new SiteReader(firstValue(flags.pages)).read();
  const sections = new Map(pages.flatMap((page) => page.sections.map(({ type }) => [type, page.route])));
  for (const screen of screens) {
    const take = async (name: string, route: string, what: string, play?: PageAction): Promise<void> => {
      if (!wanted(name)) return;
      const page = await openPage(browser, site + route, screen, name === 'states/popup');
      await play?.(page);
      await takeScreenshot(page, join(out, `${name}-${screen.width}.png`), what);
    };
    for (const route of routes) await take(`pages/${route.slice(1) || 'home'}`, route, 'page');
    for (const [type, route] of sections) await take(`sections/${type}`, route, `[data-section=${type}]`);
    for (const [name, route, play] of states) await take(`states/${name}`, route, 'window', play);
  }
};

/** Takes one image of the editor's page: as wide as a page of text shows it, and of 60 kB at most. */
const shootGuide = async (name: string, url: string, play: PageAction): Promise<void> => {
  const page = await openPage(browser, url, { width: 1280, height: 720 });
  await play(page);
  const file = join(out, `guide/${name}`);
  await takeScreenshot(page, `${file}.png`, 'window');
  await sharp(`${file}.png`).resize(1024).jpeg({ quality: 60, mozjpeg: true }).toFile(`${file}.jpg`);
  await rm(`${file}.png`);
};

await serve(firstValue(flags.pages), shootSite);
for (const [name, play] of Object.entries(guideViews).filter(([each]) => wanted(`guide/${each}`))) {
  // What one view publishes would be in the way of the next.
  using shared = new SharedSite(firstValue(flags.pages));
  await serve(shared.editor('Anna').pagesDir, (url) => shootGuide(name, `${url}${studioUrl}/`, play));
}
if (wanted('guide/sign-in')) {
  const { address, close } = await serveDeployedStudio(nobody);
  await shootGuide('sign-in', address, (page) => page.locator('form').waitFor());
  close();
}
await browser.close();
console.log(`The images are in ${out}/.`);
