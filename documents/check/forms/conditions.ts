import type { FormDocument } from '../../../schema/form.ts';
import { fieldsOf } from '../../../schema/forms/check-form.ts';
import type { Field } from '../../../schema/forms/field.ts';
import { consentValue } from '../../../schema/forms/kinds/consent.ts';
import { finding, type Finding } from '../../problems/finding.ts';
import { nearest } from '../../problems/nearest.ts';
import type { Path } from '../../read/document/path.ts';
import { normalizeName } from '../../read/suggestions/aliases.ts';

/** Returns the values that a condition may require of a field, each with its label; undefined if it has no choices. */
const choicesOf = (field: Field): readonly { value: string; label: string }[] | undefined => {
  if ('choices' in field) return field.choices;
  return field.kind === 'consent' ? [{ value: consentValue, label: 'true' }] : undefined;
};

const findByName = (fields: readonly Field[], wanted: string): Field | undefined =>
  fields.find(({ name }) => name === wanted);

/**
 * Checks the condition of a field or a step.
 * @param path the path of the condition
 * @param earlier the fields before it
 * @param all the fields of the form
 */
const checkCondition = (
  when: NonNullable<Field['when']>,
  path: Path,
  earlier: readonly Field[],
  all: readonly Field[],
): Finding | undefined => {
  const [[name, value] = ['', '']] = Object.entries(when);
  const place = [...path, name];
  const known = earlier.filter(choicesOf).map((field) => field.name);
  const field = findByName(earlier, name);
  const params = { cause: 'field', name, known } as const;
  if (!field) {
    if (findByName(all, name)) return finding('wrong-condition', place, params, { at: 'key' });
    const labeled = earlier.find(({ label }) => normalizeName(label) === normalizeName(name))?.name;
    const meant = labeled ?? nearest(name, known);
    const write = known.includes(value) ? `when: { ${value}: ${name} }` : undefined;
    const options = { at: 'key', replacement: write ? undefined : meant } as const;
    return finding('wrong-condition', place, { ...params, meant, write }, options);
  }
  const choices = choicesOf(field);
  if (!choices) return finding('wrong-condition', place, params, { at: 'key' });
  const values = choices.map((choice) => choice.value);
  if (values.includes(value)) return undefined;
  const labeled = choices.find(({ label }) => normalizeName(label) === normalizeName(value))?.value;
  const meant = labeled ?? nearest(value, values) ?? (values.length === 1 ? values[0] : undefined);
  const found = { cause: 'value', name, written: value, choices: values, meant } as const;
  return finding('wrong-condition', place, found, { replacement: meant });
};

/** Reports conditions that refer to a field that is not earlier, has no choices or does not have the choice. */
export function* checkConditions({ steps, texts }: FormDocument): Generator<Finding> {
  const all = fieldsOf({ steps });
  const earlier: Field[] = [];
  let isUsed = false;
  const check = (when: Field['when'], path: Path): Finding[] => {
    const found = when && checkCondition(when, [...path, 'when'], earlier, all);
    // A wrong condition does not count as used: once it is removed, the form may not need the text about conditions.
    isUsed ||= when !== undefined && !found;
    return found ? [found] : [];
  };
  for (const [index, { when, fields }] of steps.entries()) {
    yield* check(when, ['steps', index]);
    for (const [place, field] of fields.entries()) {
      yield* check(field.when, ['steps', index, 'fields', place]);
      earlier.push(field);
    }
  }
  if (isUsed && texts.condition === undefined)
    yield finding('form-texts', ['texts', 'condition'], {
      missing: ['condition'],
      lines: ['condition: "Only if you chose {choice}."'],
    });
}
