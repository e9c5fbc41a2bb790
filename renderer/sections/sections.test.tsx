import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleForm } from '../../tests/support/sites/example-form.ts';
import type { Section } from '../../schema/section.ts';
import { PageProvider, SiteProvider } from '../context.tsx';
import { exampleImages, exampleSections } from '../../tests/support/sites/example-sections.ts';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { isHydrated, loadSections, renderableSectionTypes, SectionView } from '../section-view.tsx';
import { siteTheme } from '../theme/site-theme.ts';

/** Returns page data with every image of the section, and with the form that examples refer to. */
const pageFor = (section: Section) => {
  const data = examplePage('/example');
  const page = { ...data.page, forms: { [exampleForm.type]: exampleForm } };
  return { ...data, page, media: exampleImages(section) };
};

const render = (section: Section): string =>
  renderToStaticMarkup(
    <ThemeProvider theme={siteTheme(exampleSite.brand)}>
      <SiteProvider value={exampleSite}>
        <PageProvider value={pageFor(section)}>
          <SectionView section={section} />
        </PageProvider>
      </SiteProvider>
    </ThemeProvider>,
  ).replace(/<style.*?<\/style>/gs, '');

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

const silentFields = new Set(['type', 'href', 'src', 'icon', 'tone', 'height', 'anchor']);

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

  it.each(exampleSections)('renders deterministically: $type', (section) => {
    expect(render(section)).toBe(render(section));
  });
});

describe('gallery', () => {
  beforeAll(() => loadSections(['gallery']));

  it('names the link of a project by its title and shows the detail below', () => {
    const image = { src: 'island.jpg', alt: 'Kitchen with a marble island' };
    const item = {
      id: 7,
      title: 'Island',
      category: 'Kitchens',
      detail: '64 sq ft, 11 days',
      href: '/kitchens',
      image,
    };
    const html = render({ type: 'gallery', heading: 'Projects', items: [item] });
    expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/kitchens"[^>]*>Island<\/a><\/h3>64 sq ft, 11 days/);
  });
});

describe('hero', () => {
  beforeAll(() => loadSections(['hero']));

  it('loads a wider image if it has choices', () => {
    const image = { src: 'island.jpg', alt: 'Kitchen with a marble island' };
    const hero = { type: 'hero', heading: 'Concrete', tagline: 'Poured, stamped or ground', image } as const;
    const choices = [{ label: 'Stamped', href: '/stamped', detail: 'From $14' }];
    expect(render(hero)).toContain('(min-width: 900px) 889px');
    expect(render({ ...hero, choices })).toContain('(min-width: 900px) 100vw');
  });
});
