import { getChild, toArray } from '../read/document/path.ts';
import type { Source } from '../read/document/source.ts';
import { applyEdits } from './text/edits.ts';
import { insertEntry } from './text/insert-entry.ts';
import { removeValue } from './text/remove-value.ts';
import { setValue } from './text/set-value.ts';
import { formerRoutesField } from './routes.ts';

const getFormerRoutes = (source: Source): unknown[] =>
  toArray(getChild(source.parse().document.toJS() as unknown, formerRoutesField));

/**
 * Adds a former route to a page.
 * @param source document of the page
 * @returns its text with one more route in `formerly`
 */
export const addFormerRoute = (source: Source, route: string): string => {
  const { length } = getFormerRoutes(source);
  const edits =
    length > 0
      ? insertEntry(source, [formerRoutesField], length, route)
      : setValue(source, [formerRoutesField], [route], ['description', formerRoutesField]);
  return applyEdits(source.text, edits);
};

/** Removes a former route from the page that returns to it. */
export const removeFormerRoute = (source: Source, route: string): string => {
  const formerRoutes = getFormerRoutes(source);
  return formerRoutes.includes(route)
    ? applyEdits(source.text, removeValue(source, [formerRoutesField, formerRoutes.indexOf(route)]))
    : source.text;
};
