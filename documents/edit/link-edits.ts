import type { Reference } from '../read/document/references.ts';
import type { TextExcerpt } from '../read/document/source.ts';
import { isLinkTo } from './routes.ts';
import type { Edit } from './text/edits.ts';
import type { EditableFile, EditableSite } from './editable-site.ts';
import { toUsage, type Usage } from './find/usages.ts';

/**
 * Matches what comes between the start of a scalar node and its first character: a quote, or a block scalar header
 * with an optional comment.
 */
const beforeText = /^(?:["']|[|>][-+\d]*(?:[ \t]+#[^\n]*)?\r?\n\s*)?$/;

/** Returns the excerpt that locates the URL of a Markdown link in a text; undefined for a link field. */
const findExcerpt = (reference: Reference, links: Reference[]): TextExcerpt | undefined => {
  if (!reference.excerpt) return undefined;
  const sameText = links.filter(({ path }) => path.join('.') === reference.path.join('.'));
  return { text: '](', occurrence: sameText.indexOf(reference), offset: ']('.length };
};

/** A link of a file, and its location. */
export type LinkUsage = { file: EditableFile; reference: Reference; usage: Usage };

/** Returns the links of a file to a page or to an anchor of it. */
export const findLinksTo = (file: EditableFile, folder: EditableSite, route: string): LinkUsage[] => {
  const { links } = file.references;
  return links
    .filter((reference) => isLinkTo(reference, route, folder))
    .map((reference) => {
      const excerpt = findExcerpt(reference, links);
      return { file, reference, usage: toUsage(file, { ...reference, excerpt }) };
    });
};

/**
 * Returns the edit that changes the target of a link.
 * @param replacesQuery whether the query and fragment (`#hours`, `?room=kitchen`) are replaced, too
 * @returns undefined if the link cannot be changed safely as it is written
 */
export const retargetLink = (
  { file: { document, references }, reference }: LinkUsage,
  [from, to]: [from: string, to: string],
  replacesQuery = false,
): Edit | undefined => {
  const { source } = document;
  const [found] = source.offsets(reference.path, 'value', findExcerpt(reference, references.links));
  const start = source.text.indexOf(from, found);
  const oldTarget = replacesQuery ? reference.target.trim() : from;
  const isSafe = start !== -1 && beforeText.test(source.text.slice(found, start));
  return isSafe && source.text.startsWith(oldTarget, start)
    ? { start, end: start + oldTarget.length, text: to }
    : undefined;
};
