import type { Reference } from '../read/document/references.ts';
import type { Excerpt } from '../read/document/source.ts';
import { targetOf } from '../check/links/link-target.ts';
import { EditRefusal } from './edit-refusal.ts';
import type { Edit } from './text/edits.ts';
import type { SiteFile, EditableSite } from './editable-site.ts';

/** What stands between the place of a text and its first letter: a quote, or `>-` (and a note) when it stands below. */
const beforeText = /^(?:["']|[|>][-+\d]*(?:[ \t]+#[^\n]*)?\r?\n\s*)?$/;

/** Whether a link leads to the page of a route, or to a place on it. */
export const leadsTo = ({ what }: Reference, route: string, { files }: EditableSite): boolean => {
  const target = targetOf(what, files);
  return target.kind === 'page' && (target.route.replace(/\/+$/, '') || '/') === route;
};

/** Where the address of a link in a text begins: behind the sign that each link has, and nothing else. */
export const beginningOf = (reference: Reference, links: Reference[]): Excerpt | undefined => {
  if (!reference.excerpt) return undefined;
  const others = links.filter(({ path }) => path.join('.') === reference.path.join('.'));
  return { text: '](', occurrence: others.indexOf(reference), letter: ']('.length };
};

/**
 * Where the address of a link stands in its file, without what follows it (`#hours`, `?room=kitchen`).
 * @returns nothing when it is written in a way that cannot be changed safely
 */
export const placeOfLink = (
  { document, references }: SiteFile,
  reference: Reference,
  address: string,
): number | undefined => {
  const { source } = document;
  const [found] = source.offsets(reference.path, 'value', beginningOf(reference, references.links));
  const start = source.text.indexOf(address, found);
  return start !== -1 && beforeText.test(source.text.slice(found, start)) ? start : undefined;
};

/**
 * The changes of a file that make its links to one page lead to another address.
 * What follows the address in a link (`#hours`, `?room=kitchen`) stays.
 * @throws EditRefusal when a link is written in a way that cannot be changed safely
 */
export const linkEdits = (file: SiteFile, folder: EditableSite, from: string, to: string): Edit[] => {
  const { source } = file.document;
  return file.references.links
    .filter((reference) => leadsTo(reference, from, folder))
    .map((reference) => {
      const start = placeOfLink(file, reference, from);
      if (start !== undefined) return { start, end: start + from.length, text: to };
      const { line } = source.find(reference.path, 'value', beginningOf(reference, file.references.links));
      const words = `the link to ${from} is written in a way that cannot be changed safely.`;
      throw new EditRefusal(`${source.file}:${line}: ${words} Change it first.`);
    });
};
