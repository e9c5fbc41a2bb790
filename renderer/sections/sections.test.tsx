import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Section } from '../../schema/section.ts';
import { PageProvider, SiteProvider } from '../context.tsx';
import { examplePictures, exampleSections } from '../../tests/support/sites/example-sections.ts';
import { examplePage, exampleSite } from '../../tests/support/sites/example-site.ts';
import { isHydrated, loadSections, renderableSectionTypes, SectionView } from '../section-view.tsx';
import { theme } from '../theme/index.ts';

/** A page with every picture that the document names. */
const pageFor = (section: Section) => ({ ...examplePage('/example'), media: examplePictures(section) });

const render = (section: Section): string =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
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

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}{}$+%.]*[\p{L}\p{N}}%+]/gu)?.sort() ?? [];

/** The words that a reader gets: text and alternative texts. */
const renderedWords = (html: string): string[] => {
  const alternatives = [...html.matchAll(/ alt="([^"]*)"/g)].map((match) => match[1]);
  const text = `${html.replace(/<[^>]*>/g, ' ')} ${alternatives.join(' ')}`;
  return wordsOf(text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity));
};

const silentFields = new Set(['type', 'href', 'src', 'icon', 'tone', 'height', 'anchor']);

/** The words of a document, without addresses and names of choices. */
const documentWords = (value: unknown, key = ''): string[] => {
  if (silentFields.has(key) || (key === 'image' && typeof value === 'string')) return [];
  if (key === 'id') return wordsOf(String(value));
  if (typeof value === 'string') return wordsOf(value.replace(/\]\([^)]*\)/g, ' ').replace(/\*\*/g, ' '));
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

  it.each(exampleSections)('renders the words of its example, and no others: $type', (section) => {
    const rendered = renderedWords(render(section));
    const written = documentWords(section);
    // A form counts by itself, says what is missing in the words of the site, and keeps some of its own for later.
    const known = [...written, ...documentWords(exampleSite.faults)];
    if (isHydrated(section.type))
      expect(rendered.filter((word) => !known.includes(word) && !/^\d+$/.test(word))).toEqual([]);
    else expect(rendered).toEqual(written);
  });

  it.each(exampleSections)('gives each id once: $type', (section) => {
    const ids = [...render(section).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(exampleSections)('renders the same twice: $type', (section) => {
    expect(render(section)).toBe(render(section));
  });
});
