import { chromium } from 'playwright-core';
import { SiteReader } from '../../documents/node/site-reader.ts';
import { sectionTypes } from '../../renderer/section-view.tsx';
import { findDesktopChromium } from '../../tests/support/programs/chromium.ts';
import { pagesFlag } from '../flags.ts';
import { only, readFlags } from '../options.ts';
import { serveBuilt } from './screenshots/built-site.ts';
import { Camera, screens } from './screenshots/camera.ts';
import { scenes } from './screenshots/scenes.ts';
import { shootStudio } from './screenshots/shoot-studio.ts';

/** Ten pages that between them have every kind of section and every length of text. */
const routes = [
  '/',
  '/kitchen-remodeling',
  '/marble-refinishing',
  '/hardwood-buff-recoat',
  '/tile-grout',
  '/about',
  '/projects',
  '/contact',
  '/free-estimate',
  '/not-found',
];

const flags = readFlags('screenshots', {
  pages: pagesFlag,
  out: { value: 'screenshots', help: 'folder for the pictures' },
  site: { value: '', help: 'address of a site that runs already; without it the documents are built' },
  only: {
    value: '',
    help: 'takes only pictures whose name holds these words; may be repeated',
    repeat: true,
  },
});
const { pages } = await new SiteReader(only(flags.pages)).read();
const wanted = (name: string) => flags.only.length === 0 || flags.only.some((words) => name.includes(words));

const running = only(flags.site)
  ? { url: only(flags.site), end: () => Promise.resolve() }
  : await serveBuilt(only(flags.pages));
const browser = await chromium.launch({ executablePath: findDesktopChromium(), args: ['--no-sandbox'] });
const camera = new Camera(browser, running.url, only(flags.out));

for (const screen of screens) {
  for (const route of routes.filter((route) => pages.some((page) => page.route === route))) {
    const name = `pages/${route.slice(1) || 'home'}`;
    if (!wanted(name)) continue;
    const page = await camera.open(route, screen);
    await camera.shoot(page, name, 'page');
    await page.close();
  }
  for (const type of sectionTypes) {
    const name = `sections/${type}`;
    const holder = pages.find(({ sections }) => sections.some((section) => section.type === type));
    if (!holder || !wanted(name)) continue;
    const page = await camera.open(holder.route, screen);
    await camera.shoot(page, name, { selector: `[data-section=${type}]` });
    await page.close();
  }
  for (const { name, path, width, popup, play } of scenes) {
    if (!wanted(`states/${name}`) || (width && width !== screen.width)) continue;
    const page = await camera.open(path, screen, popup);
    await play(page);
    await camera.shoot(page, `states/${name}`, 'window');
    await page.close();
  }
}

const own = { pagesDir: only(flags.pages), out: only(flags.out), wanted };
// A site that runs elsewhere has no Studio.
const ofStudio = only(flags.site) ? 0 : await shootStudio(browser, own);
await browser.close();
await running.end();
console.log(`${camera.count + ofStudio} pictures in ${only(flags.out)}/`);
