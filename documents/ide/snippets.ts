import { stringify } from 'yaml';
import { exampleWith, type Wording } from '../edit/example-value.ts';
import type { SchemaNode } from '../read/document/schemas.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';

/**
 * A place of a snippet, selected with a value that is kept or written over.
 * https://code.visualstudio.com/docs/editing/userdefinedsnippets says which signs are escaped.
 */
export const placeOf = (number: number, value: unknown, wording: Wording): string => {
  const [first = ''] = String(value).split('\n');
  const written = stringify(wording === 'marked' ? `${unfinishedMark} ${first}` : value, { lineWidth: 0 });
  return `\${${number}:${written.trimEnd().replaceAll(/[$}\\]/g, String.raw`\$&`)}}`;
};

/** The example of a definition as a snippet, with a place for each value; of a list as many entries as are needed. */
export const snippetOf = (root: SchemaNode, definition: SchemaNode): unknown => {
  let places = 0;
  return exampleWith(root, definition, (value, wording) => {
    places += 1;
    return placeOf(places, value, wording);
  });
};
