import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { exampleSections, exampleImages } from '../../support/sites/example-sections.ts';
import { examplePage, exampleSite } from '../../support/sites/example-site.ts';
import { createPageRenderer } from '../../../renderer/server/render-page.tsx';
import { exampleAssets } from '../../support/sites/example-assets.ts';
import { form as formSchema, type FormDocument } from '../../../schema/form.ts';
import { section as sectionSchema } from '../../../schema/section.ts';
import { site as siteSchema } from '../../../schema/site.ts';
import { hydrated, useBrowser, type Visit } from '../../support/browser/browser.ts';

const visit = useBrowser();

/** A word of two hundred letters, such as a URL or a typing error. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(5).slice(0, 200);

/** Fields that are not displayed. */
const unread = /^(type|src|mark|image|href|anchor|icon|category|timeZone|businessType)$/;

/** Returns the document with every text replaced by the long word where the schema allows it. */
const lengthened = <T>(document: T, schema: ZodType<T>): T => {
  let copy = structuredClone(document);
  const visitAll = (value: unknown, path: string[]): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) visitAll(child, [...path, key]);
    } else if (typeof value === 'string' && !unread.test(path.at(-1) ?? '')) {
      const next = structuredClone(copy);
      const holder = path
        .slice(0, -1)
        .reduce((part, key) => part[key] as Record<string, unknown>, next as Record<string, unknown>);
      // Names must be unique in a list.
      holder[path.at(-1) ?? ''] = `${path.slice(0, -1).join('').replaceAll(/\D/g, '')}${word}`;
      if (schema.safeParse(next).success) copy = next;
    }
  };
  visitAll(document, []);
  return copy;
};

const site = { ...lengthened(exampleSite, siteSchema), brand: exampleSite.brand };
const sections = exampleSections.map((section) => lengthened(section, sectionSchema));
const estimate = parse(
  readFileSync('tests/fixtures/mason/pages/_forms/estimate.yaml', 'utf8'),
) as FormDocument;
/** The form of the example section. */
const contact = { ...lengthened(estimate, formSchema), type: 'contact', revision: '0' };

/** Returns words that overflow the window, with the section type or part that contains them. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = new Set<string>();
    if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (
        !holder?.checkVisibility({ visibilityProperty: true }) ||
        holder.closest('script, style, [aria-hidden=true]')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      const unseen = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).clipPath !== 'none' || unseen(element.parentElement));
      if (width > 1 && (right > clientWidth + 1 || left < -1) && !unseen(holder))
        found.add(
          `${holder.closest('[data-section]')?.getAttribute('data-section') ?? holder.closest('header, footer, main, nav, aside')?.tagName}: ${holder.tagName} ${Math.round(left)}–${Math.round(right)}`,
        );
    }
    return [...found];
  });

const rendered = createPageRenderer(site, exampleAssets).then((render) =>
  render({
    ...examplePage('/long'),
    page: { route: '/long', title: word, description: word, sections, forms: { contact } },
    trail: [
      { label: word, href: '/' },
      { label: word, href: '/long' },
    ],
    media: { ...examplePage('/long').media, ...exampleImages(sections) },
  }),
);

/** Screen widths in px and text sizes in percent. */
const screens = [
  [320, 100],
  [390, 100],
  [320, 200],
  [390, 200],
  [768, 100],
  [1024, 100],
  [1440, 100],
] as const;

describe('a word of 200 letters in every text of every section and of the layout', () => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await visit('about:blank');
    await visitor.page.setContent(await rendered);
    await visitor.page.evaluate(() => {
      // Open all collapsed elements.
      document.documentElement.dataset['scripts'] = 'failed';
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
  });
  afterAll(() => visitor.end());

  test.each(screens)(
    '%i px wide, text at %i %%: nothing reaches out of the window',
    async (width, percent) => {
      const { page } = visitor;
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      expect(await outside(page)).toEqual([]);
      for (const panel of await page.locator('[popover]').all()) {
        await panel.evaluate((menu) => (menu as HTMLElement).showPopover());
        expect(await outside(page)).toEqual([]);
        await panel.evaluate((menu) => (menu as HTMLElement).hidePopover());
      }
    },
  );
});

/** Returns the data with the long word in all texts of the objects with one of the names. */
const withLong = (value: unknown, names: string[], inside = false): unknown => {
  if (typeof value === 'string') return inside && !value.startsWith('/') ? word : value;
  if (Array.isArray(value)) return value.map((item) => withLong(item, names, inside));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    withLong(child, names, inside || names.includes(name)),
  ]);
  return Object.fromEntries(entries);
};

describe('content that appears only during use', () => {
  test('form values, error messages, notices and the popup fit into a narrow window', async () => {
    const { page } = await visit('about:blank', { viewport: { width: 320, height: 700 } });
    const nothingIsOutside = async () => {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await expect
          .poll(async () => ({ width, outside: await outside(page) }))
          .toEqual({ width, outside: [] });
      }
    };
    await page.route('**/*.json', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: withLong(await answer.json(), ['notices', 'errors', 'popup']),
      });
    });
    await page.goto('/contact');
    await hydrated(page);
    const form = page.locator('[data-section=form]');
    for (const field of await form.locator('input:not([type=hidden], [name=subject]), textarea').all())
      await field.fill(word);
    await form.locator('[type=submit]').click();
    await form.locator('[aria-invalid=true]').waitFor();
    await nothingIsOutside();
    await form.locator('[name=email]').fill('a@b.example');
    await page.route('**/api/send-email', (route) => route.fulfill({ status: 503, body: '{}' }));
    await form.locator('[type=submit]').click();
    const notice = page.locator('.notistack-SnackbarContainer').getByRole('alert');
    await notice.waitFor();
    await form.locator('[data-failed] p').waitFor();
    await nothingIsOutside();
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // The popup is hidden while it would cover the form.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.getByRole('heading', { name: word }).waitFor();
    await nothingIsOutside();
  });
});
