import { type Path, isMapping } from '../read/document/path.ts';

/** A text in double quotes, as YAML and JSON write it. */
export const toQuoted = (text: string): string => JSON.stringify(text);

/** Where words can go that the page does not show: nobody has to delete what somebody wrote. */
export const commentHint = 'a comment (a line that begins with #)';

const mostListed = 60;

/** Names after one another: `a, b, c`; of very many the first ones. */
export const joinNames = (names: Iterable<unknown>): string => {
  const all = [...names];
  const more = all.length > mostListed ? ` and ${all.length - mostListed} more` : '';
  return all.slice(0, mostListed).join(', ') + more;
};

/** The choice that was meant, or all of them. */
export const chooseOrMeant = ({
  meant,
  choices,
}: {
  meant?: string | undefined;
  choices: readonly string[];
}): string =>
  meant === undefined ? `Choose one of: ${joinNames(choices)}.` : `Did you mean ${toQuoted(meant)}?`;

/** A text as YAML has it: in quotes only where it needs them. */
export const toPlainYaml = (text: string): string =>
  /^[\w/][\w /.@:#-]*$/.test(text) && !/: |:$| #/.test(text) ? text : toQuoted(text);

/** How a value is written after the last step of a path: `heading: "30"`, or `- "30"` in a list. */
export const formatEntry = (path: Path, value: string): string => {
  const key = path.at(-1);
  return typeof key === 'number' ? `- ${value}` : `${key}: ${value}`;
};

/** What a value is, for a writer who does not know YAML. */
export const describeType = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isMapping(value)) return 'a group of fields';
  if (typeof value === 'boolean') return 'a yes/no value';
  return typeof value === 'number' || typeof value === 'bigint' ? 'a number' : 'a text';
};

/** What a JSON Schema type asks for, in the same words. */
export const describeExpectedType = (type: string): string =>
  ({
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
  })[type] ?? type;
