import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import {
  formatEntry,
  describeType,
  toPlainYaml,
  toQuoted,
  describeExpectedType,
} from '../../problems/format-value.ts';
import { isMapping, type Path } from '../document/path.ts';
import type { SchemaNode } from '../document/schemas.ts';
import { findConditionShape } from './condition-shape.ts';
import { suggestForm, suggestName } from '../suggestions/form.ts';
import { findAliases } from '../suggestions/aliases.ts';
import type { ValidatedDocument } from './schema-findings.ts';

/** An Ajv error of one value. */
export type ValueError = ValidatedDocument & {
  path: Path;
  keyword: string;
  params: Record<string, unknown>;
  value: unknown;
  node: SchemaNode;
  /** An example of the field as a line of YAML. */
  example: string;
};

const yes = /^(?:yes|y|on|1|true|x|✓|✔|✅|enabled?)$/i;
const no = /^(?:no|n|off|0|false|none|✗|❌|disabled?)$/i;

const hasPattern = ({ pattern = '' }: SchemaNode): ((text: string) => boolean) => {
  const expression = new RegExp(pattern);
  return (text) => expression.test(text);
};

/** Returns the value of the expected type that the editor probably meant; undefined if it is ambiguous. */
const convertValue = ({ path, value, node, params, written }: ValueError): string | undefined => {
  const text = written(path).replace(/^(["'])(.*)\1$/, '$2');
  if (typeof value === 'object') {
    const isOneEntry = params['type'] === 'array' && isMapping(value) && !text.includes('\n');
    return isOneEntry ? `[${text}]` : undefined;
  }
  switch (params['type']) {
    case 'string': {
      const isRight = node.enum ? (form: string) => node.enum?.includes(form) === true : hasPattern(node);
      const form = isRight(text) ? text : suggestForm(text, isRight);
      return form === undefined ? undefined : toQuoted(form);
    }
    case 'boolean':
      return yes.test(text) ? 'true' : no.test(text) ? 'false' : undefined;
    case 'integer':
    case 'number': {
      const digits = text
        .replace(/(?<=\d),(?=\d{3})/g, '')
        .replace(/ *\p{L}[\p{L} ]*$/u, '')
        .replace(/(?<=\d),(?=\d\d?$)/, '.');
      const isRight = params['type'] === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
      return isRight.test(digits) && Number(digits) >= (node.minimum ?? -Infinity) ? digits : undefined;
    }
    case 'array': {
      const entries = node.items?.type === 'string' && text.includes(',') ? text.split(/\s*,\s*/) : [];
      return entries.length > 0 ? `[${entries.filter(Boolean).map(toQuoted).join(', ')}]` : undefined;
    }
    default:
      return undefined;
  }
};

/** Returns the finding for a value of the wrong type, such as a number instead of a text. */
const findKindProblem = (error: ValueError): Finding => {
  const { path, params, value, node, example, written } = error;
  const wanted = describeExpectedType(String(params['type']));
  if (value === null) return finding('empty-value', path, { wanted, example });
  const text =
    typeof value === 'string' ? toQuoted(value.replace(/^([^]{59})[^]{2,}/, '$1…')) : written(path);
  const found = `${typeof value === 'object' ? 'this' : text} is ${describeType(value)}`;
  const same = convertValue(error);
  const isName = node.oneOf && typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)+$/.test(value);
  const write = isName ? `- { type: shared, name: ${value} }` : same && formatEntry(path, same);
  return finding('wrong-kind', path, { cause: 'value', found, wanted, example, write });
};

const findFormatProblem = ({ path, value, node, example }: ValueError): Finding => {
  if (node.pattern === '\\S') {
    const exampleLine = path.at(-1) === 'alt' ? 'alt: "Hall with a gray floor", or alt: decorative' : example;
    return finding('empty-value', path, { wanted: 'a text', example: exampleLine });
  }
  const written = String(value);
  const meant = suggestForm(written, hasPattern(node));
  const write = meant && `${formatEntry(path, '')}${toPlainYaml(meant)}`;
  const params = { written, write, description: node.description ?? '', example };
  return finding('wrong-form', path, params, { replacement: meant });
};

/** Icon names of other libraries have prefixes and suffixes, such as `fa-users` and `ClockIcon`. */
const suggestChoice = (written: string, choices: string[]): string | undefined => {
  const words = written.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[^\p{L}]+/u);
  const parts = words.filter(
    (word) => !/^(fas?|far|fab|icon|mdi|bi|md|lucide|outline|solid|alt)$/i.test(word),
  );
  const known = [written, parts.join('-'), ...parts].flatMap((word) => findAliases(word, choices));
  return known[0] ?? nearest(written, choices);
};

const findUnknownValue = ({ path, value, node }: ValueError): Finding => {
  const choices = (node.enum ?? []).map(String);
  const written = String(value);
  const meant = suggestChoice(written, choices);
  return finding('unknown-value', path, { written, choices, meant }, { replacement: meant });
};

const findListLengthProblem = ({ path, value, params, keyword }: ValueError): Finding => {
  const count = Array.isArray(value) ? value.length : 0;
  const limit = Number(params['limit']);
  if (keyword === 'minItems')
    return finding('list-length', path, { cause: 'few', count, word: 'at least', limit });
  // The problem points at the first surplus entry.
  return finding('list-length', [...path, limit], { cause: 'many', count, word: 'at most', limit });
};

const findRangeProblem = ({ path, value, params, keyword }: ValueError): Finding => {
  const word = keyword === 'minimum' ? 'at least' : 'at most';
  return finding('out-of-range', path, { written: String(value), word, limit: Number(params['limit']) });
};

const findNameProblem = ({ path, params }: ValueError): Finding => {
  const written = String(params['propertyName']);
  const meant = suggestName(written);
  const description = 'A name begins with a lowercase letter and has only letters and digits.';
  const found = { written, description, example: meant ?? 'jobTime' };
  return finding('wrong-form', [...path, written], found, { at: 'key', replacement: meant });
};

const byKeyword: Record<string, (error: ValueError) => Finding> = {
  type: findKindProblem,
  pattern: findFormatProblem,
  enum: findUnknownValue,
  const: findUnknownValue,
  minItems: findListLengthProblem,
  maxItems: findListLengthProblem,
  minimum: findRangeProblem,
  maximum: findRangeProblem,
  propertyNames: findNameProblem,
};

/**
 * Returns the finding for an Ajv error of a value.
 * @throws Error if the schema uses a keyword that has no message yet
 */
export const findValueProblem = (error: ValueError): Finding => {
  const condition = findConditionShape(error, error.path, error.value);
  if (condition) return condition;
  const find = byKeyword[error.keyword];
  if (!find) throw new Error(`No message for the JSON Schema keyword "${error.keyword}".`);
  return find(error);
};
