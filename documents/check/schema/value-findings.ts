import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import { formatEntry } from '../../problems/format-value.ts';
import type { Path } from '../../read/document/path.ts';
import { schemas, type SchemaNode } from '../../read/document/schemas.ts';
import { findConditionShape } from '../forms/condition-shape.ts';
import { suggestForm, suggestName } from '../suggestions/form.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import { findKindProblem } from './kind-findings.ts';
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
  isOptional: boolean;
};

const textPattern = '\\S';

const findFormatProblem = ({ path, value, node, example, isOptional }: ValueError): Finding => {
  if (node.pattern === textPattern) {
    const words = path.at(-1) === 'alt' ? 'alt: "Hall with a gray floor", or alt: decorative' : example;
    return finding('empty-value', path, { cause: 'text', example: words, isOptional });
  }
  const written = String(value);
  const meant = suggestForm(written, (form) => new RegExp(node.pattern ?? '').test(form));
  const { description } = node;
  const params = {
    cause: 'value',
    written,
    meant,
    name: formatEntry(path, ''),
    description,
    example,
  } as const;
  return finding('wrong-form', path, params, { replacement: meant });
};

/** Icon names of other libraries have prefixes and suffixes, such as `fa-users` and `ClockIcon`. */
const suggestChoice = (written: string, choices: string[]): string | undefined => {
  const words = written
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(fas?|far|fab|icon|mdi|bi|md|lucide|outline|solid|alt)$/i.test(word));
  return [written, words.join('-'), ...words]
    .flatMap((word) => synonyms(word, choices)[0] ?? nearest(word, choices) ?? [])
    .at(0);
};

const findUnknownValue = ({ path, value, node }: ValueError): Finding => {
  const choices = (node.enum ?? []).map(String);
  const written = String(value);
  const meant = suggestChoice(written, choices);
  return finding('unknown-value', path, { written, choices, meant }, { replacement: meant });
};

type Bound = 'at least' | 'at most';

const findListLengthProblem = (error: ValueError, word: Bound): Finding => {
  const { path, value, params, isOptional } = error;
  const count = Array.isArray(value) ? value.length : 0;
  const limit = Number(params['limit']);
  if (count === 0) return finding('empty-list', path, { least: limit, isOptional });
  // The problem points at the first surplus entry.
  return finding('list-length', word === 'at most' ? [...path, limit] : path, {
    count,
    word,
    limit,
    isForm: error.root === schemas.form,
  });
};

const findRangeProblem = ({ path, value, params, node }: ValueError, word: Bound): Finding => {
  const unit = /milliseconds/.test(node.description ?? '') ? '; it is in milliseconds' : '';
  const limit = Number(params['limit']);
  return finding('out-of-range', path, { written: String(value), word, limit, unit });
};

const findNameProblem = ({ path, params }: ValueError): Finding => {
  const written = String(params['propertyName']);
  const meant = suggestName(written);
  const options = { at: 'key', replacement: meant } as const;
  return finding('wrong-form', [...path, written], { cause: 'name', written, meant }, options);
};

const byKeyword: Record<string, (error: ValueError) => Finding> = {
  type: findKindProblem,
  pattern: findFormatProblem,
  enum: findUnknownValue,
  const: findUnknownValue,
  minItems: (error) => findListLengthProblem(error, 'at least'),
  maxItems: (error) => findListLengthProblem(error, 'at most'),
  minimum: (error) => findRangeProblem(error, 'at least'),
  maximum: (error) => findRangeProblem(error, 'at most'),
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
