import { interpolate } from '../../../documents/read/site/interpolate.ts';
import { validators } from '../../../documents/check/schema/validators.ts';
import { tokensOf } from '../../../documents/read/site/tokens.ts';
import { summaryOfDocument, summaryOfSection } from '../summary/from-document.ts';
import type { PageSummary, SectionSummary } from '../summary/summary.ts';
import { isFields, type Documents } from './documents.ts';

/** A token that nothing fills in; the browser fills in the count. */
const openToken = /\{(?!count\})[A-Za-z][\w.]*\}/;

/** A section that stands in for those of a page while its other fields are checked. */
const anySection = { type: 'prose', heading: 'Any', text: 'Any' };

/**
 * Reads pages as the build would: shared pieces and tokens in their places, then the schema.
 * @returns what a page shows; nothing when its document breaks the schema, names a shared piece that does not exist
 * or uses a token without a value. Sections that were read before are not read again.
 */
export const createPageReader = ({ site, shared }: Omit<Documents, 'pages'>) => {
  const { values } = tokensOf(site);
  const known = new WeakMap<object, SectionSummary | undefined>();

  const placed = (value: unknown): unknown => {
    const document = interpolate(value, values);
    return openToken.test(JSON.stringify(document)) ? undefined : document;
  };
  const withPiece = (entry: Record<string, unknown>): unknown => {
    if (entry['type'] !== 'shared') return entry;
    const { type: _, name, ...overrides } = entry;
    const piece = shared.get(String(name));
    return isFields(piece) ? { ...piece, ...overrides } : undefined;
  };
  const readSection = (entry: Record<string, unknown>): SectionSummary | undefined => {
    const section = placed(withPiece(entry) ?? null);
    return validators.section(section) ? summaryOfSection(section) : undefined;
  };
  const sectionOf = (entry: unknown): SectionSummary | undefined => {
    if (!isFields(entry)) return undefined;
    if (!known.has(entry)) known.set(entry, readSection(entry));
    return known.get(entry);
  };

  return (route: string, document: unknown): PageSummary | undefined => {
    if (!isFields(document) || !Array.isArray(document['sections'])) return undefined;
    const page = placed({ ...document, sections: [anySection] });
    if (!validators.page(page)) return undefined;
    const sections = document['sections'].map(sectionOf);
    const read = sections.filter((section) => section !== undefined);
    if (read.length === 0 || read.length < sections.length) return undefined;
    return { ...summaryOfDocument({ ...page, route, sections: [] }), sections: read };
  };
};
