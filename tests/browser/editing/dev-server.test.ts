import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { protectServer } from '../../../infra/local/guard.ts';
import { cacheDir } from '../../../scripts/shared-options.ts';
import { startDevServer } from '../../../site-builder/dev/dev-server.ts';
import { studioUrl } from '../../../studio/address.ts';
import { waitForDevShell, useBrowser, type Visit } from '../../support/browser/browser.ts';
import { runsAll } from '../../support/sample.ts';
import { ScratchSite } from '../../support/sites/scratch-site.ts';

const visit = useBrowser();
const site = new ScratchSite();
let server: ViteDevServer;
let address: string;

beforeAll(async () => {
  vi.stubEnv('LAUNCH_EDITOR', 'no-such-editor');
  const folders = { pagesDir: site.pagesDir, cacheDir: join(cacheDir, 'dev-server-tests') };
  server = await startDevServer({ guard: protectServer, ...folders, port: 0, api: 'http://127.0.0.1:9' });
  address = `http://127.0.0.1:${server.config.server.port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  site[Symbol.dispose]();
});

const edit = (from: string, to: string): void => site.edit('contact.yaml', from, to);

/** Changes the heading of the contact page, and waits until the server has read it. */
const editHeading = async (heading: string): Promise<void> => {
  site.write('contact.yaml', site.text('contact.yaml').replace(/heading: .*/, `heading: ${heading}`));
  const read = async () => (await fetch(`${address}/data/contact.json`)).text();
  await expect.poll(read).toContain(heading);
};

describe('the development server', () => {
  /** One browser page that is shared by all tests. */
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit('about:blank', { ownContext: true });
    ({ page } = visitor);
    // The first page waits until the server has compiled everything, which takes long on a busy machine.
    await page.goto(address);
    await waitForDevShell(visitor);
  });
  afterAll(() => visitor.end());

  test('an edit reaches a page that has loaded older data and does not listen yet', async () => {
    await page.route(
      '**/data/contact.json',
      async (route) => {
        const response = await route.fetch();
        await editHeading('Edited while the page loads');
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await page.goto(`${address}/contact`);
    await page.getByRole('heading', { name: 'Edited while the page loads' }).waitFor();
    await waitForDevShell(visitor);
  });

  test('a saved heading is displayed without a reload, and form values are retained', async () => {
    const message = page.locator('[data-section=form] [name=message]');
    await message.fill('Half a sentence');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

    edit('heading: Write to us', 'heading: Write to the practice');
    await page.getByRole('heading', { name: 'Write to the practice' }).waitFor();
    expect(await message.inputValue()).toBe('Half a sentence');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

    // Adding a section above the form does not clear its text either.
    edit(
      '  - type: contact-details',
      '  - type: callout\n    heading: Closed on Friday\n    text: We are at a trade fair.\n\n  - type: contact-details',
    );
    await page.getByRole('heading', { name: 'Closed on Friday' }).waitFor();
    expect(await message.inputValue()).toBe('Half a sentence');
  });

  test('an invalid file is reported with location, cause and fix until it is fixed', async () => {
    await page.locator('[data-section=form] [name=message]').fill('Still here');
    edit('heading: Where and when', 'headng: Where and when');
    const list = page.locator('problem-notes').getByRole('list');
    await list.getByText('there is no field headng here').waitFor();
    const words = await list.innerText();
    expect(words).toContain('The page shows the last version without errors.');
    expect(words).toMatch(/contact\.yaml:\d+:5[^]*> *\d+ \|.*headng: Where and when/);
    edit('headng: Where and when', 'heading: Where and when');
    await list.waitFor({ state: 'detached' });
    expect(await page.getByRole('heading', { name: 'Where and when' }).isVisible()).toBe(true);
    expect(await page.locator('[data-section=form] [name=message]').inputValue()).toBe('Still here');
  });

  test('a missing image is reported as a problem until it is there', async () => {
    const list = page.locator('problem-notes').getByRole('list');
    const section = '  - type: form';
    const hall = `  - { type: prose, heading: The hall, text: Come in., image: { src: foyer.jpg, alt: The hall } }\n${section}`;
    edit(section, hall);
    await list.getByText('there is no image "foyer.jpg" in media').waitFor();
    const image = sharp({ create: { width: 480, height: 270, channels: 3, background: '#a63' } });
    site.write('media/foyer.jpg', await image.jpeg().toBuffer());
    await list.waitFor({ state: 'detached' });
    const picture = page.getByRole('img', { name: 'The hall' });
    await picture.scrollIntoViewIfNeeded();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => true))).toBe(true);
    edit(hall, section);
    await picture.waitFor({ state: 'detached' });
  });

  test.runIf(runsAll)(
    'problems that do not prevent rendering are counted in the corner and listed on demand',
    async () => {
      const notes = page.locator('problem-notes');
      const count = notes.getByRole('button', { name: /warning/ });
      await count.waitFor();
      expect(await count.getAttribute('aria-expanded')).toBe('false');
      expect(await notes.getByRole('list').count()).toBe(0);
      const warnings = (await site.read()).problems.filter(({ severity }) => severity === 'warning').length;
      await expect.poll(() => count.innerText()).toBe(`${warnings} warnings`);

      const size = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ ...size, width: 320 });
      const covered = await count.evaluate((tab) => {
        const { left, right, top, bottom } = tab.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const isBelow = (each: Element) => {
          const box = each.getBoundingClientRect();
          const isBeside = box.left >= right || box.right <= left || box.top >= bottom || box.bottom <= top;
          return !isBeside && each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        };
        const content = [...document.querySelectorAll('a, button, h1, h2, h3, p, li, input, textarea')];
        return content.filter(isBelow).map((each) => each.outerHTML);
      });
      expect(covered).toEqual([]);
      await page.setViewportSize(size);

      edit('heading: Where and when', 'heading: ✎ Where and when');
      await page.getByRole('heading', { name: '✎ Where and when' }).waitFor();
      await notes.getByRole('button', { name: '1 error' }).waitFor();
      await count.focus();
      await page.keyboard.press('Enter');
      const line = notes.getByRole('listitem').filter({ hasText: 'still to be written' });
      expect(await line.innerText()).toContain('contact.yaml');
      // The end of the page can be scrolled above it.
      const overlap = async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        const [list, foot] = [await notes.boundingBox(), await page.locator('footer').boundingBox()];
        return (foot?.y ?? 0) + (foot?.height ?? 0) - (list?.y ?? 0);
      };
      await expect.poll(overlap).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      expect(await count.getAttribute('aria-expanded')).toBe('false');

      await notes.getByRole('button', { name: 'Hide until they change' }).click();
      expect(await notes.isVisible()).toBe(false);
      edit('heading: ✎ Where and when', 'heading: Where and when');
      await expect.poll(() => count.innerText()).toBe(`${warnings} warnings`);
    },
  );

  test('a page with a date and the links to it show immediately when visitors can see it', async () => {
    const line = page.locator('page-dates');
    const link = page.locator('header a[href="/contact"]').first();
    const behind = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await line.isVisible()).toBe(false);
    edit('sections:', 'publishAt: 2101-02-03 08:00\nsections:');
    await line.getByText('it is public from 2101-02-03 08:00 (America/Los_Angeles)').waitFor();
    edit('publishAt: 2101-02-03 08:00', 'unpublishAt: 2001-02-03');
    await line.getByText('it has been offline since 2001-02-03').waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await line.waitFor({ state: 'hidden' });
    await expect.poll(behind).toBe('" (not public since 2001-02-03)"');
    edit('unpublishAt: 2001-02-03\n', '');
    await expect.poll(behind).toBe('none');
  });

  test('a page opened while the documents are invalid shows the problem too', async () => {
    // The previous page may still be applying the last changes, which would interrupt the navigation.
    await page.goto('about:blank');
    edit('type: form', 'type: frm');
    await page.goto(`${address}/contact`);
    const list = page.locator('problem-notes').getByRole('list');
    await list.getByText('Did you mean "form"?').waitFor();
    edit('type: frm', 'type: form');
    await list.waitFor({ state: 'detached' });
  });

  test('Alt+click shows the source line of an element and does not follow links', async () => {
    await page.route('**/__open-in-editor*', (route) => route.fulfill({ body: '' }));
    // Wait, because the server of the next test would answer pending requests.
    const opening = () => page.waitForResponse('**/__open-in-editor*');
    const opened = opening();
    await page.locator('h1').click({ modifiers: ['Alt'] });
    const place = page.locator('source-place');
    await place.waitFor();
    const where = `${site.pagesDir}/contact.yaml:6:14`;
    expect(await place.evaluate((element) => element.shadowRoot?.textContent)).toContain(
      `${where}  the first section, hero 'Edited while the page loads', heading`,
    );
    expect(new URL((await opened).url()).searchParams.get('file')).toBe(where);
    const followed = opening();
    await page
      .getByRole('link', { name: 'Book a visit' })
      .last()
      .click({ modifiers: ['Alt'] });
    await followed;
    expect(new URL(page.url()).pathname).toBe('/contact');
    await page.locator('footer').getByRole('link', { name: 'Opening hours' }).focus();
    const request = opening();
    await page.keyboard.press('Alt+Enter');
    await page.waitForFunction(
      () => document.querySelector('source-place')?.shadowRoot?.textContent.includes('_site.yaml') === true,
    );
    await request;
    expect(new URL(page.url()).pathname).toBe('/contact');
  });

  test.runIf(runsAll)(
    'if no editor opens, the browser reports it and shows the location until it is dismissed',
    async () => {
      await page.unroute('**/__open-in-editor*');
      await page.setViewportSize({ width: 320, height: 640 });
      const place = page.locator('source-place');
      await page.locator('h1').click({ modifiers: ['Alt'] });
      await place.getByText('The editor did not open').waitFor();
      expect(await place.getByRole('status').innerText()).toContain(`${site.pagesDir}/contact.yaml:6:14`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.clock.install();
      await page.clock.fastForward('10:00');
      expect(await place.isVisible()).toBe(true);
      await place.getByRole('button', { name: 'Dismiss' }).click();
      expect(await place.isVisible()).toBe(false);
      await page.locator('h1').click({ modifiers: ['Alt'] });
      // A notice shown after the key press would appear again.
      await place.getByText('The editor did not open').waitFor();
      await page.keyboard.press('Escape');
      expect(await place.isVisible()).toBe(false);
    },
  );

  test('an unknown path responds with 404 and the not-found page, a former route redirects', async () => {
    const answer = await fetch(`${address}/no-such-page`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('There is no such page.');
    expect(await (await fetch(`${address}${studioUrl}/api/site`)).text()).toContain('"contact.yaml"');
    edit('sections:', 'formerly: [/old/contact]\nsections:');
    const find = () => fetch(`${address}/old/contact`, { headers: { accept: 'text/html' } });
    await expect.poll(async () => (await find()).url).toBe(`${address}/contact`);
  });

  test('the last of two edits stays on the page if the data of the first one arrives later', async () => {
    await page.locator('html[data-shell=ready]').waitFor();
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const isRequested = page.waitForRequest('**/data/contact.json');
    await page.route(
      '**/data/contact.json',
      async (route) => {
        const response = await route.fetch();
        await isReleased;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    await editHeading('First edit');
    await isRequested;
    await editHeading('Second edit');
    await page.getByRole('heading', { name: 'Second edit' }).waitFor();
    const isLate = page.waitForResponse('**/data/contact.json');
    release();
    await (await isLate).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator('h1').innerText()).toBe('Second edit');
  });
});
