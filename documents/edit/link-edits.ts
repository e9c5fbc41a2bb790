import type { Reference } from '../read/document/references.ts';
import { getIn } from '../read/document/path.ts';
import { findExcerpt } from '../read/document/source.ts';
import { isLinkTo } from './routes.ts';
import type { DocumentDraft } from './text/document-draft.ts';
import type { SiteDocument } from '../read/site-document.ts';
import type { ReferencingDocument } from '../read/site/site-model.ts';
import type { EditableSite } from './editable-site.ts';
import { toUsage, type Usage } from './find/usages.ts';

/** A link of a document, and its location. */
export type LinkUsage = { document: SiteDocument; reference: Reference; usage: Usage };

/** Returns the links of a document to a page or to an anchor of it. */
export const findLinksTo = (
  { document, references }: ReferencingDocument,
  folder: EditableSite,
  route: string,
): LinkUsage[] =>
  references.links
    .filter((reference) => isLinkTo(reference, route, folder))
    .map((reference) => ({ document, reference, usage: toUsage(document, reference) }));

/** Returns the offset of a link's target in a text. */
const offsetOf = (text: string, { excerpt }: Reference): number => {
  const offset = excerpt ? findExcerpt(text, excerpt) + (excerpt.offset ?? 0) : 0;
  return offset + (/^\s*/.exec(text.slice(offset))?.[0].length ?? 0);
};

/**
 * Changes the targets of links.
 * @param draftOf returns the draft of a document
 * @param replacesQuery whether the query and fragment (`#hours`, `?room=kitchen`) are replaced, too
 * @returns the links that do not contain `from` as it is written, which are not changed
 */
export const retargetLinks = (
  draftOf: (document: SiteDocument) => DocumentDraft,
  links: readonly LinkUsage[],
  [from, to]: [from: string, to: string],
  replacesQuery = false,
): LinkUsage[] =>
  links
    // Backwards, so that a change does not alter the occurrence numbers of earlier links in the same text.
    .toReversed()
    .filter(({ document, reference }) => {
      const draft = draftOf(document);
      const text = String(getIn(draft.value, reference.path));
      const start = offsetOf(text, reference);
      const old = replacesQuery ? reference.target.trim() : from;
      if (!text.startsWith(old, start)) return true;
      draft.set(reference.path, text.slice(0, start) + to + text.slice(start + old.length));
      return false;
    })
    .toReversed();
