import type { Fault } from './fault.ts';
import type { Finding } from './finding.ts';
import { kindFinding } from './kind-findings.ts';
import { nearest, suggest } from './nearest.ts';
import type { Path } from './path.ts';
import { isFields } from './path.ts';
import type { SchemaNode } from './schemas.ts';
import { sectionFields, sectionTypes } from './schemas.ts';
import { entry, exampleOf, listed, quoted } from './words.ts';

const textPattern = '\\S';

const wrongForm = ({ path, value, node }: Fault): Finding => {
  if (node.pattern === textPattern) return emptyText(path, node);
  const written = String(value);
  const example = exampleOf(path, node);
  const otherwise = `${node.description ?? ''}${example ? ` Write it like ${example}.` : ''}`.trim();
  // The slash of an address is what is forgotten most.
  const isBare = /^[\w/#-]+$/.test(written) && new RegExp(node.pattern ?? '').test(`/${written}`);
  const fix = isBare ? `Did you mean ${entry(path, `/${written}`)}?` : otherwise;
  return { code: 'wrong-form', path, message: `${quoted(written)} has the wrong form`, fix };
};

const emptyText = (path: Path, node: SchemaNode): Finding => ({
  code: 'empty-value',
  path,
  message: 'the text is empty',
  fix: `Write a text, such as ${exampleOf(path, node) ?? 'a few words'}.`,
});

const unknownValue = ({ path, value, node }: Fault): Finding => {
  const choices = (node.enum ?? []).map(String);
  return {
    code: 'unknown-value',
    path,
    message: `${quoted(String(value))} is none of the choices`,
    fix: suggest(String(value), choices, `Choose one of: ${listed(choices)}.`),
  };
};

const listLength = ({ path, value, params }: Fault, word: 'at least' | 'at most'): Finding => {
  const count = Array.isArray(value) ? value.length : 0;
  if (count === 0) {
    const entries = params['limit'] === 1 ? 'entry' : 'entries';
    return {
      code: 'empty-list',
      path,
      message: 'the list is empty',
      fix: `Add ${word} ${params['limit']} ${entries}.`,
    };
  }
  return {
    code: 'list-length',
    path,
    message: `the list has ${count} ${count === 1 ? 'entry' : 'entries'}, and ${word} ${params['limit']} are wanted`,
    fix: word === 'at least' ? 'Add what is missing.' : 'Remove what is too much.',
  };
};

const outOfRange = ({ path, value, params }: Fault, word: 'at least' | 'at most'): Finding => ({
  code: 'out-of-range',
  path,
  message: `${String(value)} is out of range`,
  fix: `Write a number of ${word} ${params['limit']}.`,
});

const nameForm = ({ path, params }: Fault): Finding => ({
  code: 'wrong-form',
  path,
  field: String(params['propertyName']),
  message: `${quoted(String(params['propertyName']))} cannot be a name`,
  fix: 'A name begins with a small letter and has letters and digits only.',
});

const sectionType = ({ path, params, value }: Fault): Finding => {
  const choices = `Choose one of: ${listed(sectionTypes)}.`;
  const type: unknown = params['tagValue'];
  const typePath = [...path, 'type'];
  if (type === null)
    return { code: 'empty-value', path: typePath, message: 'the type is empty', fix: choices };
  if (type !== undefined) {
    const fix = suggest(String(type), sectionTypes, choices);
    return {
      code: 'unknown-type',
      path: typePath,
      message: `unknown section type ${quoted(String(type))}`,
      fix,
    };
  }
  const strange = isFields(value) ? Object.keys(value).filter((key) => !sectionFields.has(key)) : [];
  const typo = nearest('type', strange);
  if (typo === undefined)
    return { code: 'missing-field', path, message: 'missing field "type"', fix: choices };
  return {
    code: 'unknown-field',
    path,
    field: typo,
    message: `unknown field ${quoted(typo)}`,
    fix: 'Did you mean "type"?',
  };
};

const byKeyword: Record<string, (fault: Fault) => Finding> = {
  type: kindFinding,
  pattern: wrongForm,
  enum: unknownValue,
  const: unknownValue,
  minItems: (fault) => listLength(fault, 'at least'),
  maxItems: (fault) => listLength(fault, 'at most'),
  minimum: (fault) => outOfRange(fault, 'at least'),
  maximum: (fault) => outOfRange(fault, 'at most'),
  propertyNames: nameForm,
  discriminator: sectionType,
};

/**
 * The finding for a faulty value.
 * @throws Error for a keyword without words: the schema has learnt something that editors cannot be told yet
 */
export const valueFinding = (fault: Fault): Finding => {
  const find = byKeyword[fault.keyword];
  if (!find) throw new Error(`No words for the JSON Schema keyword "${fault.keyword}".`);
  return find(fault);
};
