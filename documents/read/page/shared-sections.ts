import { type References, mergeReferences, findReferences } from '../document/references.ts';
import { type Mapping, getChild, toArray, isMapping } from '../document/path.ts';
import { schemas } from '../document/schemas.ts';
import type { SiteDocument } from '../site-document.ts';
import { textsOf, type TextValue } from '../document/texts.ts';

/** A page with its shared sections filled in; tokens are not replaced yet. */
export type ExpandedPage = {
  document: SiteDocument;
  /** One for each entry; undefined if a shared section is missing or cannot be read. */
  sections: unknown[];
  /** The documents of the shared sections in use, by the index of the section. */
  sharedSections: Map<number, SiteDocument>;
  /** The fields that override fields of shared sections, by the index of the section. */
  overrides: Map<number, Mapping>;
  /** Every name of a shared section in use, with the document that was found. */
  uses: Map<string, SiteDocument | undefined>;
  /** The references in the texts of the page, including its overrides. */
  references: References;
};

type SharedSections = ReadonlyMap<string, SiteDocument>;

/** Returns the texts with which a page overrides a shared section. */
export const overrideTexts = ({ sharedSections, overrides }: ExpandedPage, index: number): TextValue[] => {
  const node = { $ref: `#/$defs/${String(getChild(sharedSections.get(index)?.value, 'type'))}` };
  return textsOf(schemas.section, node, overrides.get(index), ['sections', index]);
};

/** Fills in the shared sections of a page. */
export const expandSharedSections = (document: SiteDocument, library: SharedSections): ExpandedPage => {
  const { references: own } = document;
  const page: ExpandedPage = {
    document,
    sections: [],
    sharedSections: new Map(),
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
    const sharedSection = typeof name === 'string' ? library.get(name) : undefined;
    if (typeof name === 'string') page.uses.set(name, sharedSection);
    if (sharedSection) page.sharedSections.set(index, sharedSection);
    page.overrides.set(index, overrides);
    if (!sharedSection || !isMapping(sharedSection.value)) {
      page.sections.push(undefined);
      continue;
    }
    references.push(findReferences(overrideTexts(page, index)));
    page.sections.push({ ...sharedSection.value, ...overrides });
  }
  return { ...page, references: mergeReferences(references) };
};
