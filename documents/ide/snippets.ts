import { stringify } from 'yaml';
import { isFields } from '../read/document/path.ts';
import { referenceOf, resolveNode, type SchemaNode } from '../read/document/schemas.ts';
import { unfinishedMark } from '../read/site/unfinished.ts';

/** Whether the words of an example may stay, or begin with the mark of those that are still to be written. */
export type Wording = 'ready' | 'marked';

/** What is inserted as it stands in an example: it mostly stays, or is exchanged as a whole. */
export const readyDefinitions: ReadonlySet<string> = new Set(['link', 'client', 'picture', 'href', 'icon']);

/** Whether a field takes words, and not a name, an address or a date. */
export const isWords = ({ type, pattern }: SchemaNode): boolean => type === 'string' && pattern === '\\S';

/** Whether an example is what one would write: a token, or a word with a meaning. */
export const isReady = (example: unknown): boolean =>
  example === 'decorative' || /^\{[\w.]+\}$/.test(String(example));

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
  const made = (value: unknown, schema: SchemaNode, within: Wording): unknown => {
    const node = resolveNode(root, schema);
    const wording = readyDefinitions.has(referenceOf(schema) ?? '') ? 'ready' : within;
    if (Array.isArray(value))
      return value.slice(0, node.minItems ?? 1).map((one) => made(one, node.items ?? {}, wording));
    if (isFields(value))
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, one]) => {
          const field = node.properties?.[name];
          if (!field) return [];
          return [[name, field.const ?? made(one, field, wording)]];
        }),
      );
    places += 1;
    return placeOf(places, value, isWords(node) && !isReady(value) ? wording : 'ready');
  };
  return made(definition.examples?.[0], definition, 'marked');
};
