import type { Reference } from '../read/document/references.ts';
import type { TextExcerpt } from '../read/document/source.ts';
import { isLinkTo } from './routes.ts';
import type { Edit } from './text/edits.ts';
import type { EditableFile, EditableSite } from './editable-site.ts';
import { useOf, type Usage } from './find/usages.ts';

/**
 * Matches what comes between the start of a scalar node and its first character: a quote, or a block scalar header
 * with an optional comment.
 */
const beforeText = /^(?:["']|[|>][-+\d]*(?:[ \t]+#[^\n]*)?\r?\n\s*)?$/;

/** Returns the range of a link's URL in a text. */
const beginningOf = (reference: Reference, links: Reference[]): TextExcerpt | undefined => {
  if (!reference.excerpt) return undefined;
  const others = links.filter(({ path }) => path.join('.') === reference.path.join('.'));
  return { text: '](', occurrence: others.indexOf(reference), offset: ']('.length };
};

/** A link of a file, and its location. */
export type LinkUsage = { file: EditableFile; reference: Reference; use: Usage };

/** Returns the links of a file to a page or to an anchor of it. */
export const findLinksTo = (file: EditableFile, folder: EditableSite, route: string): LinkUsage[] => {
  const { links } = file.references;
  return links
    .filter((reference) => isLinkTo(reference, route, folder))
    .map((reference) => {
      const excerpt = beginningOf(reference, links);
      return { file, reference, use: useOf(file, { ...reference, excerpt }) };
    });
};

/**
 * Returns the edit that changes the target of a link.
 * @param isWhole whether the query and fragment (`#hours`, `?room=kitchen`) are replaced, too
 * @returns undefined if the link cannot be changed safely as it is written
 */
export const retargetLink = (
  { file: { document, references }, reference }: LinkUsage,
  [from, to]: [from: string, to: string],
  isWhole = false,
): Edit | undefined => {
  const { source } = document;
  const [found] = source.offsets(reference.path, 'value', beginningOf(reference, references.links));
  const start = source.text.indexOf(from, found);
  const written = isWhole ? reference.target.trim() : from;
  const isSafe = start !== -1 && beforeText.test(source.text.slice(found, start));
  return isSafe && source.text.startsWith(written, start)
    ? { start, end: start + written.length, text: to }
    : undefined;
};
