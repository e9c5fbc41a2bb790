import type { Fault } from './fault.ts';
import type { Finding } from '../../problems/legacy.ts';
import { kindFinding } from './kind-findings.ts';
import { suggestForm, suggestName } from '../suggestions/form.ts';
import { suggestTime } from '../suggestions/moment.ts';
import { synonyms } from '../suggestions/synonyms.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Path } from '../../read/document/path.ts';
import { isOptional } from './schema-at.ts';
import type { SchemaNode } from '../../read/document/schemas.ts';
import { sectionType } from './section-type.ts';
import { aComment, entry, exampleOf, listed, plain, quoted } from '../../problems/words.ts';

const textPattern = '\\S';

const wrongForm = (fault: Fault): Finding => {
  const { path, value, node } = fault;
  if (node.pattern === textPattern) return emptyText(path, node);
  const written = String(value);
  const place = { code: 'wrong-form', path, message: `${quoted(written)} has the wrong form` } as const;
  const isRight = (form: string) => new RegExp(node.pattern ?? '').test(form);
  const suggestion = suggestForm(written, isRight);
  if (suggestion !== undefined) return { ...place, fix: `Did you mean ${entry(path, plain(suggestion))}?` };
  const example = exampleOf(path, node);
  if (suggestTime(written) !== undefined && isRight('2026-03-01 08:00'))
    return { ...place, fix: `Write the day before the time, such as ${entry(path, '2026-03-01 08:00')}.` };
  const fix = `${node.description ?? ''}${example ? ` Write it like ${example}.` : ''}`.trim();
  return { ...place, fix };
};

const emptyText = (path: Path, node: SchemaNode): Finding => ({
  code: 'empty-value',
  path,
  message: 'the text is empty',
  fix:
    path.at(-1) === 'alt'
      ? 'Write what the picture shows, such as alt: "Hall with a gray floor", or alt: decorative.'
      : `Write a text, such as ${exampleOf(path, node) ?? 'a few words'}.`,
});

/** Icons of other libraries have signs before and behind their names: `fa-users`, `ClockIcon`. */
const suggestChoice = (written: string, choices: string[]): string | undefined => {
  const words = written
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .filter((word) => !/^(fas?|far|fab|icon|mdi|bi|md|lucide|outline|solid|alt)$/i.test(word));
  return [written, words.join('-'), ...words]
    .flatMap((word) => synonyms(word, choices, 'icon')[0] ?? nearest(word, choices) ?? [])
    .at(0);
};

const unknownValue = ({ path, value, node }: Fault): Finding => {
  const choices = (node.enum ?? []).map(String);
  const suggestion = suggestChoice(String(value), choices);
  return {
    code: 'unknown-value',
    path,
    message: `${quoted(String(value))} is none of the choices`,
    fix:
      suggestion === undefined ? `Choose one of: ${listed(choices)}.` : `Did you mean ${quoted(suggestion)}?`,
    instead: suggestion,
  };
};

const listLength = (
  { path, value, params, root, document }: Fault,
  word: 'at least' | 'at most',
): Finding => {
  const count = Array.isArray(value) ? value.length : 0;
  if (count === 0) {
    const entries = params['limit'] === 1 ? 'entry' : 'entries';
    const remove = isOptional(root, document, path) ? 'Put # before the line, or add' : 'Add';
    return {
      code: 'empty-list',
      path,
      message: 'the list is empty',
      fix: `${remove} ${word} ${params['limit']} ${entries}.`,
    };
  }
  // The first entry too many is where the eye has to go.
  const place = word === 'at most' ? [...path, Number(params['limit'])] : path;
  return {
    code: 'list-length',
    path: place,
    message: `the list has ${count} ${count === 1 ? 'entry' : 'entries'}, and ${word} ${params['limit']} are wanted`,
    fix:
      word === 'at least'
        ? 'Add what is missing.'
        : `Move the others into another section, or into ${aComment}.`,
  };
};

const outOfRange = ({ path, value, params, node }: Fault, word: 'at least' | 'at most'): Finding => ({
  code: 'out-of-range',
  path,
  message: `${String(value)} is out of range`,
  fix: `Write a number of ${word} ${params['limit']}${/milliseconds/.test(node.description ?? '') ? '; it is in milliseconds' : ''}.`,
});

const nameFix = (written: string): string => {
  const suggestion = suggestName(written);
  const rule = 'A name begins with a small letter and has letters and digits only';
  return suggestion === undefined ? `${rule}.` : `${rule}: write ${suggestion}.`;
};

const nameForm = ({ path, params }: Fault): Finding => ({
  code: 'wrong-form',
  path,
  field: String(params['propertyName']),
  message: `${quoted(String(params['propertyName']))} cannot be a name`,
  fix: nameFix(String(params['propertyName'])),
});

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
