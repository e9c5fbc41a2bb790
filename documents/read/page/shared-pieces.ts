import { finding, type Finding } from '../../problems/finding.ts';
import { modern } from '../../problems/legacy.ts';
import type { References } from '../document/references.ts';
import { joinReferences, referencesOf } from '../document/references.ts';
import { slug } from '../../check/suggestions/form.ts';
import { nearest, suggest } from '../../problems/nearest.ts';
import { inOldPlace, waitingIn } from '../../migrations/waiting.ts';
import type { Fields, Path } from '../document/path.ts';
import { childOf, entriesOf, isFields } from '../document/path.ts';
import { schemaFindings } from '../../check/schema/schema-findings.ts';
import { schemas, sectionTypes } from '../document/schemas.ts';
import type { SiteDocument } from '../document/site-document.ts';
import { textsOf } from '../document/texts.ts';
import { listed, quoted } from '../../problems/words.ts';

/** The sections of a page with every shared piece in its place, tokens not interpolated yet. */
export type ResolvedPage = {
  document: SiteDocument;
  /** One for each entry; undefined where a shared piece is missing or cannot be read. */
  sections: unknown[];
  /** The shared pieces in use, by the index of the section. */
  pieces: Map<number, SiteDocument>;
  /** Every name in use with the piece that was found under it. */
  uses: Map<string, SiteDocument | undefined>;
  /** What is wrong with the entries that use shared pieces. */
  findings: Finding[];
  /** What the texts of the page hold, with the fields beside the names of shared pieces. */
  references: References;
};

type Library = ReadonlyMap<string, SiteDocument>;

/** The name without folders and ending, in the letters of file names. */
const pieceName = (name: string): string => slug(name.replace(/^.*\//, '').replace(/\.ya?ml$/i, ''));

/** A section whose type is the name of a shared piece. */
const pieceAsType = (type: string, index: number): Finding =>
  finding('unknown-type', ['sections', index, 'type'], { cause: 'piece', written: type });

const missing = (name: string, index: number, library: Library): Finding =>
  modern({
    instead: nearest(pieceName(name), library.keys()),
    code: 'unknown-shared',
    path: ['sections', index, 'name'],
    message: `there is no shared piece ${quoted(name)}`,
    fix: suggest(
      pieceName(name),
      library.keys(),
      library.size > 0
        ? `The shared pieces are: ${listed(library.keys())}.`
        : `Write it in _shared/${name}.yaml.`,
    ),
  });

/** Findings of a section that are the page's own: those of the fields beside the name of its shared piece. */
const ownFindings = (piece: Fields, overrides: Fields, index: number, page: SiteDocument): Finding[] => {
  const { value, findings, placeOf } = waitingIn({ ...overrides, type: piece['type'] });
  const merged = { ...piece, ...(value as Fields) };
  const written = (path: Path) => page.source.written(['sections', index, ...placeOf(path)]);
  const own = schemaFindings('section', merged, written)
    .map((found) => inOldPlace(found, placeOf))
    .filter(({ path }) => Object.hasOwn(overrides, path[0] ?? ''));
  // The document alone does not say which section this is, so it cannot be migrated by itself.
  const pending = findings.map((found) => ({ ...found, params: { ...found.params, isOverride: true } }));
  return [...pending, ...own].map((found) => ({ ...found, path: ['sections', index, ...found.path] }));
};

const overrideReferences = (overrides: Fields, type: unknown, index: number): References => {
  const node = { $ref: `#/$defs/${String(type)}` };
  return referencesOf(textsOf(schemas.section, node, overrides, ['sections', index]));
};

/** Puts the shared pieces of a page in their places. */
export const resolvePage = (document: SiteDocument, library: Library): ResolvedPage => {
  const { references: own } = document;
  const page: ResolvedPage = {
    document,
    sections: [],
    pieces: new Map(),
    uses: new Map(),
    findings: [],
    references: own,
  };
  const references = [own];
  for (const [index, entry] of entriesOf(childOf(document.value, 'sections')).entries()) {
    if (!isFields(entry) || entry['type'] !== 'shared') {
      const type = String(childOf(entry, 'type'));
      if (!sectionTypes.has(type) && library.has(type)) page.findings.push(pieceAsType(type, index));
      page.sections.push(entry);
      continue;
    }
    const { type: _, name, ...overrides } = entry;
    const piece = typeof name === 'string' ? library.get(name) : undefined;
    if (typeof name === 'string') page.uses.set(name, piece);
    if (piece) page.pieces.set(index, piece);
    else if (typeof name === 'string' && name.trim() !== '')
      page.findings.push(missing(name, index, library));
    if (!piece || !isFields(piece.value)) {
      page.sections.push(undefined);
      continue;
    }
    const merged = { ...piece.value, ...overrides };
    if (sectionTypes.has(String(merged['type'])))
      page.findings.push(...ownFindings(piece.value, overrides, index, document));
    references.push(overrideReferences(overrides, piece.value['type'], index));
    page.sections.push(merged);
  }
  return { ...page, references: joinReferences(references) };
};
