import { finding, type Finding } from '../../problems/finding.ts';
import { formatEntry, describeType, toQuoted, describeExpectedType } from '../../problems/format-value.ts';
import { isMapping } from '../../read/document/path.ts';
import { suggestForm } from '../suggestions/form.ts';
import { knownFieldNames } from '../syntax/lines.ts';
import type { ValueError } from './value-findings.ts';

/** Link prefixes of tokens that contain a phone number or an e-mail address. */
const links: Record<string, string> = { '{phone}': 'tel:{phone}', '{email}': 'mailto:{email}' };

/**
 * Returns a finding for text that YAML reads as a mapping because it has no quotes, such as `{phone}` or `Stone: the
 * basics`.
 */
const unquotedText = ({ path, value, written }: ValueError): Finding | undefined => {
  const text = written(path);
  const [name = ''] = Object.keys(isMapping(value) ? value : {});
  // A known field name means that the editor wrote a mapping with the text in one of its fields.
  if (name === '' || text.includes('\n') || knownFieldNames.has(name)) return undefined;
  const isToken = /^[A-Za-z][\w.]*$/.test(name);
  const whole = /^\{[^{}:]+\}$/.test(text) && !isToken ? name : text;
  const line = formatEntry(path, toQuoted(path.at(-1) === 'href' ? (links[whole] ?? whole) : whole));
  return finding('unquoted-text', path, { written: text, kind: describeType(value), line });
};

const yes = /^(?:yes|y|on|1|true|x|✓|✔|✅|enabled?)$/i;
export const no = /^(?:no|n|off|0|false|none|✗|❌|disabled?)$/i;

/** Returns the number in a text such as `9,000` or `20 characters`. */
const numberIn = (text: string, minimum = -Infinity, isWhole = false): string | undefined => {
  const [, number] =
    /^(-?\d+(?:\.\d+)?)(?: *\p{L}[\p{L} ]*)?$/u.exec(text.replace(/(?<=\d),(?=\d{3})/g, '')) ?? [];
  return number === undefined || Number(number) < minimum || (isWhole && number.includes('.'))
    ? undefined
    : number;
};

/** Converts a value to the expected type; undefined if the conversion is ambiguous. */
const convertValue = ({ path, value, node, params, written }: ValueError): string | undefined => {
  const text = written(path).replace(/^(["'])(.*)\1$/, '$2');
  const isRight = (form: string) =>
    node.enum ? node.enum.includes(form) : new RegExp(node.pattern ?? '').test(form);
  if (typeof value === 'object') return undefined;
  switch (params['type']) {
    case 'string': {
      const form = isRight(text) ? text : suggestForm(text, isRight);
      return form === undefined ? undefined : toQuoted(form);
    }
    case 'boolean':
      return yes.test(text) ? 'true' : no.test(text) ? 'false' : undefined;
    case 'integer':
    case 'number':
      return numberIn(text, node.minimum, params['type'] === 'integer');
    case 'array':
      return node.items?.type === 'string' && text.includes(',')
        ? `[${text
            .split(/\s*,\s*/)
            .filter(Boolean)
            .map(toQuoted)
            .join(', ')}]`
        : undefined;
    default:
      return undefined;
  }
};

/** Returns the finding for a value of the wrong type, such as a number instead of a text. */
export const findKindProblem = (error: ValueError): Finding => {
  const { path, params, value, node, example, isOptional, written } = error;
  const type = String(params['type']);
  const wanted = describeExpectedType(type);
  if (value === null && typeof path.at(-1) === 'number')
    return finding('empty-value', path, { cause: 'entry', wanted });
  if (value === null) return finding('empty-value', path, { cause: 'nothing', wanted, example, isOptional });
  const text = type === 'string' ? unquotedText(error) : undefined;
  if (text) return text;
  const shown =
    typeof value === 'string'
      ? toQuoted(value.length > 60 ? `${value.slice(0, 59)}…` : value)
      : typeof value === 'object'
        ? ''
        : written(path);
  const found = shown === '' ? `this is ${describeType(value)}` : `${shown} is ${describeType(value)}`;
  if (type === 'object' && Array.isArray(value) && !written(path).startsWith('['))
    return finding('wrong-kind', path, { cause: 'dashes', found, wanted });
  if (type === 'array' && isMapping(value) && !written(path).startsWith('{'))
    return finding('wrong-kind', path, { cause: 'entries', found, wanted });
  const same =
    type === 'array' && isMapping(value) && !written(path).includes('\n')
      ? `[${written(path)}]`
      : convertValue(error);
  const piece = node.oneOf && typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(value);
  const line = piece ? `- { type: shared, name: ${value} }` : same && formatEntry(path, same);
  return finding('wrong-kind', path, { cause: 'value', found, wanted, example, line });
};
