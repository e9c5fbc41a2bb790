import { type References, mergeReferences, findReferences } from '../document/references.ts';
import { type Mapping, getChild, toArray, isMapping } from '../document/path.ts';
import { schemas } from '../document/schemas.ts';
import type { SiteDocument } from '../document/site-document.ts';
import { textsOf, type TextValue } from '../document/texts.ts';

/** The sections of a page with every shared piece in its place, tokens not interpolated yet. */
export type ExpandedPage = {
  document: SiteDocument;
  /** One for each entry; undefined where a shared piece is missing or cannot be read. */
  sections: unknown[];
  /** The shared pieces in use, by the index of the section. */
  pieces: Map<number, SiteDocument>;
  /** The fields beside the names of shared pieces, by the index of the section. */
  overrides: Map<number, Mapping>;
  /** Every name in use with the piece that was found under it. */
  uses: Map<string, SiteDocument | undefined>;
  /** What the texts of the page hold, with the fields beside the names of shared pieces. */
  references: References;
};

type Library = ReadonlyMap<string, SiteDocument>;

/** The texts that a page writes beside the name of a shared piece. */
export const overrideTexts = ({ pieces, overrides }: ExpandedPage, index: number): TextValue[] => {
  const node = { $ref: `#/$defs/${String(getChild(pieces.get(index)?.value, 'type'))}` };
  return textsOf(schemas.section, node, overrides.get(index), ['sections', index]);
};

/** Puts the shared pieces of a page in their places. */
export const expandSharedSections = (document: SiteDocument, library: Library): ExpandedPage => {
  const { references: own } = document;
  const page: ExpandedPage = {
    document,
    sections: [],
    pieces: new Map(),
    overrides: new Map(),
    uses: new Map(),
    references: own,
  };
  const references = [own];
  for (const [index, entry] of toArray(getChild(document.value, 'sections')).entries()) {
    if (!isMapping(entry) || entry['type'] !== 'shared') {
      page.sections.push(entry);
      continue;
    }
    const { type: _, name, ...overrides } = entry;
    const piece = typeof name === 'string' ? library.get(name) : undefined;
    if (typeof name === 'string') page.uses.set(name, piece);
    if (piece) page.pieces.set(index, piece);
    page.overrides.set(index, overrides);
    if (!piece || !isMapping(piece.value)) {
      page.sections.push(undefined);
      continue;
    }
    references.push(findReferences(overrideTexts(page, index)));
    page.sections.push({ ...piece.value, ...overrides });
  }
  return { ...page, references: mergeReferences(references) };
};
