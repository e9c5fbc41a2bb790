import { extname, join } from 'node:path';
import { isMap } from 'yaml';
import { childOf, entriesOf } from '../documents/path.ts';
import { notFoundRoute } from '../documents/site-files.ts';
import { Source } from '../documents/source.ts';
import { EditFault } from './edit-fault.ts';
import { applyEdits, endOfLine, lineEnd, type Edit } from './edits.ts';
import { linkEdits } from './link-edits.ts';
import { appendToList } from './list-insertion.ts';
import { removeFromList } from './list-removal.ts';
import { contentEnd, nodeAt } from './nodes.ts';
import { checkFreeRoute, formerly, pageOf } from './routes.ts';
import { filesOf, type PageSource, type SiteFolder } from './site-folder.ts';

/** A page's move: its file, and every file that changes with it. */
export type Move = {
  from: string;
  to: string;
  /** What each file holds from now on; the moved page stands under its new path. */
  changes: Map<string, string>;
  /** How many links were rewritten. */
  links: number;
};

/** Addresses that the server itself leads to. */
const fixed = new Set(['/', notFoundRoute, '/thank-you', '/not-sent']);

const rememberEdit = ({ document: { source, value } }: PageSource, route: string): Edit => {
  if (entriesOf(childOf(value, formerly)).length > 0) return appendToList(source, [formerly], route);
  const description = nodeAt(source, ['description']);
  if (!description)
    throw new EditFault(`${source.file} has no description. npm run check says what to mend.`);
  const field = `${formerly}: [${route}]`;
  const end = contentEnd(source, description);
  const page = nodeAt(source, []);
  const inBraces = isMap(page) && page.flow === true;
  const offset = inBraces ? end : endOfLine(source.text, end);
  return { start: offset, end: offset, text: inBraces ? `, ${field}` : lineEnd(source.text) + field };
};

/** A page that returns to a former address no longer leads from it to itself. */
const forget = (text: string, file: string, route: string): string => {
  const source = new Source(file, text);
  const former = entriesOf(childOf(source.parse().document.toJS(), formerly));
  return former.includes(route)
    ? applyEdits(text, [removeFromList(source, [formerly], former.indexOf(route))])
    : text;
};

/**
 * Gives a page another address: moves its file, rewrites every link to it and leaves a redirect.
 * @returns what changes; nothing has been written yet
 * @throws EditFault when the page cannot be moved there
 */
export const renamePage = (folder: SiteFolder, oldRoute: string, newRoute: string): Move => {
  const page = pageOf(folder, oldRoute);
  if (fixed.has(oldRoute))
    throw new EditFault(`${oldRoute} is an address that the site needs; it cannot be renamed.`);
  checkFreeRoute(folder, newRoute, page);
  const to = join(folder.pagesDir, `${newRoute.slice(1)}${extname(page.path)}`);
  const changes = new Map<string, string>();
  let links = 0;
  for (const file of filesOf(folder)) {
    const { source } = file.document;
    const edits = linkEdits(file, folder, oldRoute, newRoute);
    links += edits.length;
    if (file === page) {
      const text = applyEdits(source.text, [...edits, rememberEdit(page, oldRoute)]);
      changes.set(to, forget(text, source.file, newRoute));
    } else if (edits.length > 0) changes.set(file.path, applyEdits(source.text, edits));
  }
  return { from: page.path, to, changes, links };
};
