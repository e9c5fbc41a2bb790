import { ThemeProvider } from '@mui/material/styles';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { section as sectionSchema, sectionSchemas, type Section } from '../../schema/section.ts';
import { PageProvider, SiteProvider } from '../context.tsx';
import { examplePage, exampleSite } from '../layout/example-site.ts';
import type { MediaFile } from '../media.ts';
import { isLive, loadSections, sectionTypes, SectionView } from '../section-view.tsx';
import { theme } from '../theme/index.ts';

const examples = sectionSchemas.flatMap((schema) =>
  Object.values(schema.meta()?.examples ?? {}).map((example): Section => sectionSchema.parse(example)),
);

const photo: MediaFile = {
  width: 1920,
  height: 1080,
  base: '/media/photo-1a2b3c4d',
  widths: [640, 1280],
  formats: ['avif', 'webp'],
  colour: '#aabbcc',
};

/** A page with every picture that the document names. */
const pageFor = (section: Section) => {
  const names = JSON.stringify(section).match(/[a-z0-9-]+\.(?:jpg|svg)/g) ?? [];
  const media = Object.fromEntries(names.map((name) => [name, photo]));
  return { ...examplePage('/example'), media };
};

const draw = (section: Section): string =>
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
const drawnWords = (html: string): string[] => {
  const alternatives = [...html.matchAll(/ alt="([^"]*)"/g)].map((match) => match[1]);
  const text = `${html.replace(/<[^>]*>/g, ' ')} ${alternatives.join(' ')}`;
  return wordsOf(text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity));
};

const silentFields = new Set(['type', 'href', 'src', 'icon', 'tone', 'height', 'anchor']);

/** The words of a document, without addresses and names of choices. */
const documentWords = (value: unknown, key = ''): string[] => {
  if (silentFields.has(key) || (key === 'image' && typeof value === 'string')) return [];
  if (typeof value === 'string') return wordsOf(value.replace(/\]\([^)]*\)/g, ' ').replace(/\*\*/g, ' '));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([name, entry]) => documentWords(entry, Array.isArray(value) ? key : name))
    .sort();
};

describe('every section type', () => {
  beforeAll(() => loadSections(sectionTypes));

  it('has an example', () => {
    expect(new Set(examples.map(({ type }) => type))).toEqual(new Set(sectionTypes));
  });

  it.each(examples)('draws the words of its example, and no others: $type', (section) => {
    const drawn = drawnWords(draw(section));
    const written = documentWords(section);
    // A form counts by itself, and keeps some of its words for later: notices, the button while it sends.
    if (isLive(section.type))
      expect(drawn.filter((word) => !written.includes(word) && !/^\d+$/.test(word))).toEqual([]);
    else expect(drawn).toEqual(written);
  });

  it.each(examples)('gives each id once: $type', (section) => {
    const ids = [...draw(section).matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(examples)('draws the same twice: $type', (section) => {
    expect(draw(section)).toBe(draw(section));
  });
});
