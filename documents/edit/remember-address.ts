import { isMap } from 'yaml';
import { childOf, entriesOf } from '../read/document/path.ts';
import type { Source } from '../read/document/source.ts';
import { EditRefusal } from './edit-refusal.ts';
import { applyEdits, endOfLine, lineEnd, type Edit } from './text/edits.ts';
import { insertEntry } from './text/insert-entry.ts';
import { removeFromList } from './text/list-removal.ts';
import { contentEnd, nodeAt } from './text/nodes.ts';
import { formerly } from './routes.ts';

const formerOf = (source: Source): unknown[] =>
  entriesOf(childOf(source.parse().document.toJS() as unknown, formerly));

const rememberEdits = (source: Source, route: string): Edit[] => {
  const { length } = formerOf(source);
  if (length > 0) return insertEntry(source, [formerly], length, route);
  const description = nodeAt(source, ['description']);
  if (!description)
    throw new EditRefusal(`${source.file} has no description. npm run check says what to mend.`);
  const field = `${formerly}: [${route}]`;
  const end = contentEnd(source, description);
  const page = nodeAt(source, []);
  const inBraces = isMap(page) && page.flow === true;
  const offset = inBraces ? end : endOfLine(source.text, end);
  return [{ start: offset, end: offset, text: inBraces ? `, ${field}` : lineEnd(source.text) + field }];
};

/**
 * Lets a former address lead to a page.
 * @param source the document of the page
 * @returns the document with one address more under `formerly`
 */
export const remember = (source: Source, route: string): string =>
  applyEdits(source.text, rememberEdits(source, route));

/** A page that returns to a former address no longer leads from it to itself. */
export const forget = (source: Source, route: string): string => {
  const former = formerOf(source);
  return former.includes(route)
    ? applyEdits(source.text, [removeFromList(source, [formerly], former.indexOf(route))])
    : source.text;
};
