import type { Finding } from './finding.ts';
import type { Path } from './path.ts';
import { isFields } from './path.ts';
import type { Fault } from './fault.ts';
import { entry, exampleOf, kindOf, listed, quoted, wantedKind } from './words.ts';

/** Text that YAML reads as something else, such as `{phone}` or `Stone: the basics`, because it has no quotes. */
const unquoted = (path: Path, value: unknown, written: string): Finding | undefined => {
  if (written.includes('\n') || !(isFields(value) || Array.isArray(value)) || written === '')
    return undefined;
  if (written === '{}' || written === '[]' || written.startsWith('- ')) return undefined;
  return {
    code: 'unquoted-text',
    path,
    message: `${written} is read as ${kindOf(value)}, and ${wantedKind('string')} is wanted`,
    fix: `Put the text in quotes: ${entry(path, quoted(written))}.`,
  };
};

const forText = ({ path, node, value, written }: Fault): string => {
  if (typeof value === 'number' || typeof value === 'boolean')
    return `Write ${entry(path, quoted(written()))}.`;
  return `Write a text, such as ${exampleOf(path, node) ?? entry(path, '"words"')}.`;
};

const forNumber = ({ path, node, value }: Fault): string => {
  const bare = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value);
  if (bare) return `Write it without quotes: ${entry(path, value.trim())}.`;
  return `Write a number, such as ${exampleOf(path, node) ?? entry(path, '1')}.`;
};

const fixFor: Record<string, (fault: Fault) => string> = {
  string: forText,
  integer: forNumber,
  number: forNumber,
  boolean: ({ path }) => `Write ${entry(path, 'true')} or ${entry(path, 'false')}, without quotes.`,
  array: () => 'Write its entries on the lines below, each after "- ".',
  object: ({ node }) => {
    const names = node.required ?? Object.keys(node.properties ?? {});
    return `Write its fields on the lines below${names.length > 0 ? `: ${listed(names)}` : ''}.`;
  },
};

/** A value of the wrong kind, such as a number where text is wanted. */
export const kindFinding = (fault: Fault): Finding => {
  const { path, params, value } = fault;
  const type = String(params['type']);
  const fix = fixFor[type]?.(fault) ?? `Write ${wantedKind(type)}.`;
  if (value === null)
    return {
      code: 'empty-value',
      path,
      message: `${wantedKind(type)} is wanted here, and there is nothing`,
      fix,
    };
  const text = type === 'string' ? unquoted(path, value, fault.written()) : undefined;
  if (text) return text;
  const found = typeof value === 'string' ? quoted(value) : typeof value === 'object' ? '' : fault.written();
  const what = found === '' ? `here is ${kindOf(value)}` : `${found} is ${kindOf(value)}`;
  return { code: 'wrong-kind', path, message: `${what}, and ${wantedKind(type)} is wanted`, fix };
};
