import {
  childOf,
  entriesOf,
  isFields,
  pathText,
  valueAt,
  type Path,
} from '../../../documents/read/document/path.ts';
import { interpolateText } from '../../../documents/read/site/tokens.ts';
import { sectionTypes } from '../../../documents/read/document/schemas.ts';
import type { SiteDocument } from '../../../documents/read/document/site-document.ts';
import type { EditableSite } from '../../../documents/edit/editable-site.ts';

/** What was clicked: the page, which of its sections (none for header and footer), and the words there. */
export type Clicked = { route: string; section: number | undefined; words: string };

/** Where it is written. */
export type SourcePlace = { where: string; path: string };

type Candidate = { document: SiteDocument; path: Path };

function* stringsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* stringsIn(item, [...path, index]);
  else if (isFields(value))
    for (const [key, item] of Object.entries(value)) yield* stringsIn(item, [...path, key]);
}

/** The words as a reader sees them: marks of rich text taken off, spaces as one. */
const shown = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** How well a written text fits the clicked words; 0 for not at all. */
const fit = (written: string, clicked: string): number => {
  if (written === '' || clicked === '') return 0;
  if (written === clicked) return 3;
  if (written.includes(clicked)) return 2;
  // A whole card was clicked: its longest text stands for it.
  return clicked.includes(written) ? written.length / (clicked.length + 1) : 0;
};

const candidatesFor = ({ pages, shared, site }: EditableSite, { route, section }: Clicked): Candidate[] => {
  const page = pages.find((candidate) => candidate.route === route);
  if (!page || section === undefined) return [{ document: site.document, path: [] }];
  const own = { document: page.document, path: ['sections', section] };
  const entry = entriesOf(childOf(page.document.value, 'sections'))[section];
  const piece = childOf(entry, 'type') === 'shared' ? shared.get(String(childOf(entry, 'name'))) : undefined;
  return piece ? [own, { document: piece.document, path: [] }] : [own];
};

const placeOf = ({ document: { source, value } }: Candidate, path: Path): SourcePlace => {
  const { line, column } = source.find(path, 'value');
  return { where: `${source.file}:${line}:${column}`, path: pathText(value, path, sectionTypes) };
};

/** Finds the line that made a part of a page; the beginning of its section when the words stand nowhere. */
export const sourceOf = (folder: EditableSite, clicked: Clicked): SourcePlace => {
  const candidates = candidatesFor(folder, clicked);
  const words = shown(clicked.words);
  let best = candidates[0] && placeOf(candidates[0], candidates[0].path);
  let most = 0;
  for (const candidate of candidates) {
    const value = valueAt(candidate.document.value, candidate.path);
    for (const { path, text } of stringsIn(value, candidate.path)) {
      const score = fit(shown(interpolateText(text, folder.tokens.values)), words);
      if (score <= most) continue;
      [best, most] = [placeOf(candidate, path), score];
    }
  }
  return best ?? { where: folder.site.document.source.file, path: '' };
};
