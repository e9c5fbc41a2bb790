import { type References, findReferences } from '../document/references.ts';
import { type Mapping, getChild, toArray, isMapping } from '../document/path.ts';
import { schemas } from '../document/schemas.ts';
import type { SiteDocument } from '../site-document.ts';
import { textsOf, type TextValue } from '../document/texts.ts';

/** A page with its shared sections filled in; tokens are not replaced yet. */
export type ExpandedPage = {
  document: SiteDocument;
  /** One section for each entry of the page; undefined if a shared section is missing or cannot be read. */
  sections: unknown[];
  /** The documents of the shared sections in use, by the index of the section. */
  sharedSections: Map<number, SiteDocument>;
  /** The fields that override fields of shared sections, by the index of the section. */
  overrides: Map<number, Mapping>;
  /** The names of the shared sections in use, whether they exist or not. */
  uses: Set<string>;
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
  const page: ExpandedPage = {
    document,
    sections: [],
    sharedSections: new Map(),
    overrides: new Map(),
    uses: new Set(),
    references: document.references,
  };
  const texts: TextValue[] = [];
  for (const [index, entry] of toArray(getChild(document.value, 'sections')).entries()) {
    if (!isMapping(entry) || entry['type'] !== 'shared') {
      page.sections.push(entry);
      continue;
    }
    const { type: _, name, ...overrides } = entry;
    const sharedSection = typeof name === 'string' ? library.get(name) : undefined;
    if (typeof name === 'string') page.uses.add(name);
    if (sharedSection) page.sharedSections.set(index, sharedSection);
    page.overrides.set(index, overrides);
    page.sections.push(
      isMapping(sharedSection?.value) ? { ...sharedSection.value, ...overrides } : undefined,
    );
    texts.push(...overrideTexts(page, index));
  }
  return { ...page, references: findReferences(texts, document.references) };
};
