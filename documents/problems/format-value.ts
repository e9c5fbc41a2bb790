import { type Path, isMapping } from '../read/document/path.ts';

/** Returns a text in double quotes, as in YAML and JSON. */
export const toQuoted = (text: string): string => JSON.stringify(text);

/** Where editors can put text that pages must not show, so that messages do not ask them to delete it. */
export const commentHint = 'a comment (a line that begins with #)';

const maxListed = 60;

/** Joins names: `a, b, c`. A long list is cut off with the number of the remaining names. */
export const joinNames = (names: Iterable<unknown>): string => {
  const all = [...names];
  const more = all.length > maxListed ? ` and ${all.length - maxListed} more` : '';
  return all.slice(0, maxListed).join(', ') + more;
};

/** Writes a text as a YAML scalar, in quotes only if it needs them. */
export const toPlainYaml = (text: string): string =>
  /^[\w/][\w /.@:#-]*$/.test(text) && !/: |:$| #/.test(text) ? text : toQuoted(text);

/** Returns the line of a value with its key or dash: `heading: "30"`, or `- "30"` in a list. */
export const formatEntry = (path: Path, value: string): string => {
  const key = path.at(-1);
  return typeof key === 'number' ? `- ${value}` : `${key}: ${value}`;
};

/** Names the type of a value for editors who do not know YAML. */
export const describeType = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isMapping(value)) return 'a group of fields';
  if (typeof value === 'boolean') return 'a yes/no value';
  return typeof value === 'number' || typeof value === 'bigint' ? 'a number' : 'a text';
};

/** Names a JSON Schema type for editors. */
export const describeExpectedType = (type: string): string =>
  ({
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
  })[type] ?? type;
