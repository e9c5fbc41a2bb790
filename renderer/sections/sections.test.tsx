import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleForm } from '../../tests/support/sites/example-form.ts';
import { exampleSections } from '../../tests/support/sites/example-sections.ts';
import { exampleSite } from '../../tests/support/sites/example-site.ts';
import type { Section } from '../../schema/section.ts';
import { renderSection as render } from '../../tests/support/sites/render-section.tsx';
import { isHydrated, loadSections, renderableSectionTypes } from '../section-view.tsx';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

const splitWords = (text: string): string[] =>
  text.match(/[\p{L}\p{N}{}$+%.]*[\p{L}\p{N}}%+]/gu)?.sort() ?? [];

/** Returns the words that a reader perceives: text and alternative texts. */
const renderedWords = (html: string): string[] => {
  const alternatives = [...html.matchAll(/ alt="([^"]*)"/g)].map((match) => match[1]);
  const text = `${html.replace(/<[^>]*>/g, ' ')} ${alternatives.join(' ')}`;
  return splitWords(text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity));
};

const silentFields = new Set(['type', 'href', 'src', 'icon', 'tone', 'height', 'anchor', 'folder', 'order']);

/** Returns the words of a section's data, without link targets and enum values. */
const documentWords = (value: unknown, key = ''): string[] => {
  if (silentFields.has(key) || (key === 'image' && typeof value === 'string')) return [];
  if (key === 'id') return splitWords(String(value));
  if (typeof value === 'string') return splitWords(value.replace(/\]\([^)]*\)/g, ' ').replace(/\*\*/g, ' '));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([name, entry]) => documentWords(entry, Array.isArray(value) ? key : name))
    .sort();
};

const outlines = parse(readFileSync('tests/fixtures/section-outlines.yaml', 'utf8')) as Record<
  string,
  string
>;

/** Attributes that depend on the place of an element in the tree, or that tests of their component assert. */
const omitted =
  /^(class|style|src|srcSet|sizes|alt|width|height|id|for|d|aria-describedby|popoverTarget|value)$/;

/** Returns the elements of HTML with their attributes: `ul(li(a[href=/contact]) li)`. */
const outlineOf = (html: string): string =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '<svg/>')
    .replaceAll(/>[^<]*/g, '>')
    .replaceAll(/<(\w+)((?: [^>]*?)?)(\/?)>/g, (_, name: string, text: string, end: string) => {
      const attributes = [...text.matchAll(/([\w-]+)="([^"]*)"/g)]
        .filter(([, attribute = '']) => !omitted.test(attribute))
        .map(([, attribute, value]) => (value ? `${attribute}=${value}` : attribute));
      return ` ${name}${attributes.length > 0 ? `[${attributes.join(' ')}]` : ''}${end ? '' : '('}`;
    })
    .replaceAll(/<\/\w+>/g, ')')
    .replaceAll('()', '')
    .replaceAll('( ', '(')
    .trim();

describe('every section type', () => {
  beforeAll(() => loadSections(renderableSectionTypes));

  it('has an example', () => {
    expect(new Set(exampleSections.map(({ type }) => type))).toEqual(new Set(renderableSectionTypes));
  });

  it.each(exampleSections)('renders exactly the words of its example: $type', (section) => {
    const rendered = renderedWords(render(section));
    const expected = documentWords(section);
    // A form renders texts of its document and messages of the site.
    const known = [...expected, ...documentWords(exampleForm), ...documentWords(exampleSite.forms.errors)];
    if (isHydrated(section.type) || section.type === 'field-help')
      expect(rendered.filter((word) => !known.includes(word) && !/^\$?[\d,]+$/.test(word))).toEqual([]);
    else expect(rendered).toEqual(expected);
  });

  it.each(exampleSections)('has the elements of its outline: $type', (section) => {
    expect(outlineOf(render(section)).split(' ')).toEqual(outlines[section.type]?.split(' '));
  });

  it.each(exampleSections)('has no duplicate ids: $type', (section) => {
    const ids = [...render(section).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(exampleSections.filter(({ type }) => ['services', 'image-tiles', 'badges'].includes(type)))(
    'names the link of a card by its title alone: $type',
    (section) => {
      const html = render(section);
      const names = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/gs)].map((match) => match[1] ?? '');
      expect(names).not.toEqual([]);
      for (const name of names) expect(JSON.stringify(section)).toContain(`"title":"${name}"`);
    },
  );
});

it('names the link of a project in a gallery by its title and shows the detail below', async () => {
  await loadSections(['gallery']);
  const image = { src: 'island.jpg', alt: 'Kitchen with a marble island' };
  const names = { title: 'Island', category: 'Kitchens', detail: '64 sq ft, 11 days' };
  const items = [{ id: 7, ...names, href: '/kitchens', image }];
  expect(render({ type: 'gallery', heading: 'Projects', items })).toMatch(
    /<h3[^>]*><a [^>]*href="\/kitchens"[^>]*>Island<\/a><\/h3>64 sq ft, 11 days/,
  );
});

it('fills twelve places in three columns with eight projects', async () => {
  await loadSections(['gallery']);
  const image = { src: 'island.jpg', alt: 'Kitchen with a marble island' };
  const items = [...'12345678'].map((id) => ({ id: Number(id), title: id, category: 'Kitchens', image }));
  const sizesOf = (count: number) => {
    const section = { type: 'gallery', heading: 'Projects', items: items.slice(0, count) } as const;
    return [...render(section).matchAll(/id="project-(\d)" data-size="(\w+)"/g)].map(
      ([, id = '', size = '']) => id + size,
    );
  };
  expect([8, 7, 6].map(sizesOf)).toEqual([['1large', '5wide'], [], []]);
});

it('joins questions to the section above, a quote to an image, and choices to a call to action', async () => {
  await loadSections(['faq', 'testimonial', 'call-to-action']);
  const example = (type: string) => exampleSections.find((section) => section.type === type);
  const join = (type: string, fields: object) => render({ ...example(type), ...fields } as Section);
  expect(join('faq', { continues: true })).toMatch(/<h2 class="\S*(?: \S*)*">Questions/);
  const image = { src: 'island.jpg', alt: 'Kitchen with a marble island' };
  expect(join('testimonial', { image, href: '/kitchens' })).toMatch(
    /^<figure.*alt="Kitchen with a marble island".*<blockquote.*<a href="\/kitchens"/,
  );
  expect(join('call-to-action', { continues: true })).not.toContain('data-tone');
  const choices = [{ label: 'Kitchen', href: '/quote#quote-rooms-kitchen' }];
  expect(join('call-to-action', { choices })).toMatch(/<a data-look.*href="\/quote#quote-rooms-kitchen"/);
});

it('shows the date of each page in a list, and every field of a block of text', async () => {
  await loadSections(['page-list', 'prose']);
  const pages = [{ title: 'Open day', description: 'Come in.', href: '/news/open-day', date: '2026-05-01' }];
  const list = { type: 'page-list', heading: 'News', folder: '/news', order: 'newest', pages } as const;
  expect(render(list)).toMatch(/<time [^>]*dateTime="2026-05-01"[^>]*>May 1, 2026<\/time><h3/);
  const table = { columns: { label: 'Day', value: 'Hours' }, rows: [{ label: 'Monday', value: 'Closed' }] };
  const block = { numbered: true, points: ['First'], image: { src: 'a.jpg', alt: 'A lamp' }, table };
  const prose = {
    type: 'prose',
    heading: 'Visit',
    text: 'Come.',
    blocks: [block],
  } satisfies Section<'prose'>;
  expect(render(prose)).toMatch(/<ol><li><p>First<\/p>.*alt="A lamp".*<td[^>]*>Closed<\/td>/);
});

it('loads a wider image of a hero if it has choices', async () => {
  await loadSections(['hero']);
  const image = { src: 'island.jpg', alt: 'Kitchen with a marble island' };
  const hero = { type: 'hero', heading: 'Concrete', tagline: 'Poured, stamped or ground', image } as const;
  const choices = [{ label: 'Stamped', href: '/stamped', detail: 'From $14' }];
  expect(render(hero)).toContain('(min-width: 900px) 889px');
  expect(render({ ...hero, choices })).toContain('(min-width: 900px) 100vw');
});
