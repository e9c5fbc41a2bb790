import type { Mark } from '../documents/marks.ts';
import type { Position, Source } from '../documents/source.ts';
import { targetOf } from '../documents/checks/link-target.ts';
import type { Edit } from './edits.ts';
import type { SiteFile, SiteFolder } from './site-folder.ts';

/** The offset of a place that was given in lines and characters. */
const offsetOf = (source: Source, { line, column }: Position): number => {
  const start = source.parse().lines.lineStarts[line - 1] ?? 0;
  const before = Array.from(source.text.slice(start, start + 2 * column)).slice(0, column - 1);
  return start + before.join('').length;
};

/** Whether a link leads to the page of a route, or to a place on it. */
export const leadsTo = ({ what }: Mark, route: string, { files }: SiteFolder): boolean => {
  const target = targetOf(what, files);
  return target.kind === 'page' && (target.route.replace(/\/+$/, '') || '/') === route;
};

/**
 * The changes of a file that make its links to one page lead to another address.
 * What follows the address in a link (`#hours`, `?room=kitchen`) stays.
 * @throws Error when a link is written in a way that cannot be changed safely
 */
export const linkEdits = (
  { document, marks }: SiteFile,
  folder: SiteFolder,
  from: string,
  to: string,
): Edit[] => {
  const { source } = document;
  return marks.links
    .filter((mark) => leadsTo(mark, from, folder))
    .map(({ path, excerpt }) => {
      const place = source.find(path, 'value', excerpt);
      const found = offsetOf(source, place);
      // A text in quotes, or on the lines below, begins a few signs after its place.
      const start = source.text.indexOf(from, found);
      const between = source.text.slice(found, start);
      if (start === -1 || !/^(["']|[|>][-+\d]*\s+)?$/.test(between)) {
        throw new Error(`${source.file}:${place.line}: the link to ${from} is written in an unusual way.`);
      }
      return { start, end: start + from.length, text: to };
    });
};
