import type { Fault } from './fault.ts';
import type { Finding } from '../../problems/legacy.ts';
import { fieldNames } from '../syntax/lines/field-names.ts';
import { forArray, forObject } from './group-fixes.ts';
import { suggestForm } from '../suggestions/form.ts';
import type { Path } from '../../read/document/path.ts';
import { isFields } from '../../read/document/path.ts';
import { isOptional } from './schema-at.ts';
import { isRichText } from '../../read/document/schemas.ts';
import { shapeOf } from './shape.ts';
import { entry, exampleOf, kindOf, quoted, wantedKind } from '../../problems/words.ts';

/** Names of fields that say no more than that a text follows. */
const textNames = new Set(
  'text title name label item value heading description content fact point'.split(' '),
);

/** Text that YAML reads as something else, such as `{phone}` or `Stone: the basics`, because it has no quotes. */
const unquoted = (path: Path, value: unknown, written: string): Finding | undefined => {
  if (written.includes('\n') || !isFields(value) || written === '') return undefined;
  // A field of a known name below the one that wants a text: the text is in it.
  const [name = ''] = Object.keys(value);
  const isField = typeof path.at(-1) === 'string' ? fieldNames.has(name) : textNames.has(name);
  if (isField && Object.values(value).every((item) => typeof item === 'string')) return undefined;
  if (written === '{}' || written.startsWith('- ')) return undefined;
  if (path.at(-1) === 'href' && Object.values(value).some((item) => item !== null)) return undefined;
  const [inside = ''] = Object.keys(value);
  const isToken = /^[A-Za-z][\w.]*$/.test(inside);
  if (/^\{[^{}:]+\}$/.test(written) && !isToken) {
    const message = `${written} is read as ${kindOf(value)}, and ${wantedKind('string')} is wanted`;
    return { code: 'unquoted-text', path, message, fix: `Write ${entry(path, quoted(inside))}.` };
  }
  return {
    code: 'unquoted-text',
    path,
    message: `${written} is read as ${kindOf(value)}, and ${wantedKind('string')} is wanted`,
    fix: `Put the text in quotes: ${entry(path, quoted(path.at(-1) === 'href' ? (links[written] ?? written) : written))}.`,
  };
};

/** Tokens that stand for an address need its beginning. */
const links: Record<string, string> = { '{phone}': 'tel:{phone}', '{email}': 'mailto:{email}' };

/** The words of a list or a group in which there is nothing else. */
const onlyWords = (value: unknown): string[] | undefined => {
  const all = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return all.length > 0 && all.every((item) => typeof item === 'string') ? all : undefined;
};

const isRight = ({ node }: Fault, text: string): boolean =>
  node.enum ? node.enum.includes(text) : new RegExp(node.pattern ?? '').test(text);

const forText = (fault: Fault): string => {
  const { path, node, value, written } = fault;
  if (typeof value === 'boolean' && node.enum) {
    const word = value ? 'yes' : 'no';
    if (isRight(fault, word)) return `Write ${entry(path, quoted(word))}.`;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    const form = suggestForm(written(), (text) => isRight(fault, text));
    if (form !== undefined && !node.enum && form !== written()) return `Did you mean ${entry(path, form)}?`;
    if (isRight(fault, written())) return `Write ${entry(path, quoted(written()))}.`;
  }
  const words = onlyWords(value);
  const src = isFields(value) ? value['src'] : undefined;
  if (typeof src === 'string') return `Write ${entry(path, quoted(src))}.`;
  if (node.enum && Array.isArray(value)) {
    const choice: unknown = value.find((item) => node.enum?.includes(item));
    const others = value.filter((item) => item !== choice);
    if (choice !== undefined)
      return `Write one alone, and the rest in a comment: ${entry(path, String(choice))} # ${others.join(', ')}`;
  }
  const inside = isFields(value)
    ? Object.entries(value).find(([name]) => textNames.has(name) || name === path.at(-1))?.[1]
    : undefined;
  if (typeof inside === 'string') return `Write ${entry(path, quoted(inside))}.`;
  if (words && words.length > 1 && Array.isArray(value) && isRichText(node))
    return `Write ${path.at(-1)}: | and below it the entries without their dashes, with a blank line between them.`;
  const [word = ''] = words ?? [];
  if (words?.length === 1 && !isRight(fault, word)) {
    const form = suggestForm(word, (text) => isRight(fault, text));
    if (form !== undefined) return `Write ${entry(path, form)}.`;
  }
  if (words && (words.length === 1 || Array.isArray(value)))
    return `Write ${entry(path, quoted(words.join(', ')))}.`;
  return `Write a text, such as ${exampleOf(path, node) ?? entry(path, '"words"')}.`;
};

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

const forNumber = ({ path, node, value }: Fault): string => {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (/^-?\d+$/.test(text)) return `Write it without quotes: ${entry(path, text)}.`;
  const word = numberWords.indexOf(text);
  const found = /^\D{0,4}?(\d{1,3}(?:[,.' ]\d{3})+|\d+(?:[.,]\d+)?)\.?\s*([\p{L}%]*)\D*$/u.exec(text);
  const isGrouped = /^\d{1,3}(?:\D\d{3})+$/.test(found?.[1] ?? '');
  const written = found?.[1]?.replace(isGrouped ? /\D/g : ',', isGrouped ? '' : '.');
  const number = word >= 0 ? word : Number(written ?? Number.NaN);
  // Times are in milliseconds, and people say seconds.
  const times = /^s(?:e[ck](?:onds?|unden?)?)?$/.test(found?.[2] ?? '') ? 1000 : 1;
  const whole = number * times;
  if (Number.isInteger(whole)) return `Write the number alone: ${entry(path, String(whole))}.`;
  return `Write a number, such as ${exampleOf(path, node) ?? entry(path, '1')}.`;
};

const yes = /^(yes|y|on|1|true|ja|wahr|si|x|✓|✔|✅|enabled?)$/i;
const no = /^(no|n|off|0|false|nein|falsch|none|✗|❌|disabled?)$/i;

const forBoolean = ({ path, value }: Fault): string => {
  const text = String(value).trim();
  if (yes.test(text)) return `Write ${entry(path, 'true')}, without quotes.`;
  if (no.test(text)) return `Write ${entry(path, 'false')}, without quotes.`;
  return `Write ${entry(path, 'true')} or ${entry(path, 'false')}, without quotes.`;
};

const fixFor: Record<string, (fault: Fault) => string> = {
  string: forText,
  integer: forNumber,
  number: forNumber,
  boolean: forBoolean,
  array: forArray,
  object: forObject,
};

const nothing = (fault: Fault, type: string, fix: string): Finding => {
  const { path, root, document, node } = fault;
  const message = `${wantedKind(type)} is wanted here, and there is nothing`;
  const place = { code: 'empty-value', path, message } as const;
  if (typeof path.at(-1) === 'number')
    return { ...place, fix: 'Remove the dash, or write what belongs behind it.' };
  const write = type === 'object' || type === 'array' ? `Write ${entry(path, shapeOf(root, node))}.` : fix;
  return {
    ...place,
    fix: isOptional(root, document, path) ? `${write.replace(/\.$/, '')}, or put # before the line.` : write,
  };
};

/** A value of the wrong kind, such as a number where text is wanted. */
export const kindFinding = (fault: Fault): Finding => {
  const { path, params, value } = fault;
  const type = String(params['type']);
  const fix = fixFor[type]?.(fault) ?? `Write ${wantedKind(type)}.`;
  if (value === null) return nothing(fault, type, fix);
  const text = type === 'string' ? unquoted(path, value, fault.written()) : undefined;
  if (text) return text;
  const found = typeof value === 'string' ? quoted(value) : typeof value === 'object' ? '' : fault.written();
  const what = found === '' ? `here is ${kindOf(value)}` : `${found} is ${kindOf(value)}`;
  const message = `${what}, and ${wantedKind(type)} is wanted`;
  return { code: 'wrong-kind', path, message, fix };
};
