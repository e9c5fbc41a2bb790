import type { Reference } from '../read/document/references.ts';
import type { TextExcerpt } from '../read/document/source.ts';
import { isLinkTo } from './routes.ts';
import type { Edit } from './text/edits.ts';
import type { EditableFile, EditableSite } from './editable-site.ts';
import { useOf, type Usage } from './find/usages.ts';

/** What stands between the place of a text and its first letter: a quote, or `>-` (and a note) when it stands below. */
const beforeText = /^(?:["']|[|>][-+\d]*(?:[ \t]+#[^\n]*)?\r?\n\s*)?$/;

/** Where the address of a link in a text begins: behind the sign that each link has, and nothing else. */
const beginningOf = (reference: Reference, links: Reference[]): TextExcerpt | undefined => {
  if (!reference.excerpt) return undefined;
  const others = links.filter(({ path }) => path.join('.') === reference.path.join('.'));
  return { text: '](', occurrence: others.indexOf(reference), letter: ']('.length };
};

/** A link of a file, and where it is. */
export type LinkUsage = { file: EditableFile; reference: Reference; use: Usage };

/** The links of a file that lead to the page of a route, or to a place on it. */
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
 * The change that makes a link lead to another address.
 * @param isWhole whether what follows the address in a link (`#hours`, `?room=kitchen`) goes, too
 * @returns undefined when the link is written in a way that cannot be changed safely
 */
export const retargetLink = (
  { file: { document, references }, reference }: LinkUsage,
  [from, to]: [from: string, to: string],
  isWhole = false,
): Edit | undefined => {
  const { source } = document;
  const [found] = source.offsets(reference.path, 'value', beginningOf(reference, references.links));
  const start = source.text.indexOf(from, found);
  const written = isWhole ? reference.what.trim() : from;
  const isSafe = start !== -1 && beforeText.test(source.text.slice(found, start));
  return isSafe && source.text.startsWith(written, start)
    ? { start, end: start + written.length, text: to }
    : undefined;
};
