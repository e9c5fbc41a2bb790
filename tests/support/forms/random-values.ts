import * as fc from 'fast-check';
import type { Form } from '../../../schema/form.ts';
import { fieldsOf } from '../../../schema/forms/check-form.ts';
import type { Field, FieldKind, FieldOf } from '../../../schema/forms/field.ts';
import { addDays, dateRange } from '../../../schema/forms/kinds/date.ts';
import { rules } from '../../../schema/forms/checked-value.ts';

/** Values of a form by field name, in the order in which they were generated. */
export type RandomValues = Record<string, unknown>;

/** Values, and whether they were generated as valid values of every field. */
export type RandomCase = { values: RandomValues; isValid: boolean };

const words = fc.constantFrom(...`Ann Müller 李 שלום مرحبا e\u0301te\u0301 👍🏽 <b> O'Neil & 1,5`.split(' '));
const decorate = fc.constantFrom(
  (text: string) => text,
  (text: string) => ` ${text}\u200b `,
  (text: string) => `\u202a${text}\u202c`,
);

/** Generates text with a number of characters between two limits; both count as visitors and as `maxlength` do. */
const textOf = (minimum: number, maximum: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(words, { maxLength: 30 }), fc.integer({ min: minimum, max: maximum }))
    .map(([some, length]) => {
      const text = some
        .join(' ')
        .slice(0, length)
        .replace(/[\u{10000}-\u{10ffff}\p{Surrogate}]/gu, 'x')
        .trim();
      return `${text}${'x'.repeat(Math.max(0, minimum - [...text].length))}` || 'x';
    });

const digitsOf = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
);

/** Generates valid values that a visitor can enter, by kind. Photos have none. */
const valid: { [K in FieldKind]: (field: FieldOf<K>, today: string) => fc.Arbitrary<unknown> } = {
  name: () => textOf(1, 60),
  email: () =>
    fc.constantFrom('ann@visitor.example', 'Ann.Miller+x@gmial.com', 'ann@bücher.example', 'a@1.2.3.4'),
  phone: () => fc.constantFrom('(714) 555-0142', '+49 30 1234', '555', 'call my office'),
  'postal-code': () => fc.constantFrom('92626', '10001', '00000'),
  text: ({ minimum = 1, maximum = rules.fieldMaximum }) => textOf(minimum, maximum),
  paragraph: ({ minimum = 1, maximum = 400 }) => textOf(minimum, Math.max(minimum, Math.min(maximum, 400))),
  number: ({ minimum, maximum }) => {
    const low = minimum ?? Math.min(-3, maximum ?? 0);
    return fc.integer({ min: low, max: maximum ?? low + 12_000 }).map(String);
  },
  date: (field, today) => {
    const { first, last } = dateRange(field, today);
    return fc.constantFrom(first, last);
  },
  choice: ({ choices }) => fc.constantFrom(...choices.map(({ value }) => value)),
  choices: ({ choices }) =>
    fc.subarray(
      choices.map(({ value }) => value),
      { minLength: 1 },
    ),
  consent: () => fc.constant('yes'),
  photos: () => fc.constant(undefined),
};

const validValue = <K extends FieldKind>(field: FieldOf<K>, today: string): fc.Arbitrary<unknown> => {
  const kind: K = field.kind;
  return valid[kind](field, today);
};

/** Generates other ways to write a valid value, which a request may have too. */
const rewritten = (field: Field, today: string): fc.Arbitrary<unknown> => {
  if (field.kind === 'number')
    return fc
      .tuple(validValue(field, today), digitsOf)
      .map(([value, change]) => change(Number(value).toLocaleString('en-US')));
  if (field.kind === 'postal-code') return fc.constantFrom('92626-1234', ' 92626\u200b');
  if (field.kind === 'choices')
    return validValue(field, today).map((value) => [value, value].flat().toReversed());
  if (field.kind === 'consent') return fc.constant('yes');
  return fc.tuple(validValue(field, today), decorate).map(([value, change]) => change(String(value)));
};

/** Generates values just beyond the limits of a field. */
const violating = (field: Field, today: string): fc.Arbitrary<unknown> => {
  if (field.kind === 'date') {
    const { first, last } = dateRange(field, today);
    return fc.constantFrom(addDays(first, -1), addDays(last, 1));
  }
  if (field.kind === 'choices') return fc.constant([field.choices[0]?.value, 'no-such-choice']);
  const { minimum = 1, maximum = 200 } = { minimum: undefined, maximum: undefined, ...field };
  if (field.kind === 'number') return fc.constantFrom(minimum - 1, maximum + 1).map(String);
  return fc.constantFrom(minimum - 1, maximum + 1).map((length) => 'x'.repeat(length));
};

const notTexts = fc.oneof(
  fc.constantFrom(null, true, false, 0, 7, 1e21, '', [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Generates values that violate a rule of some kind, or of none. */
const anyText = fc.oneof(
  fc.constantFrom('', ' ', '\u200b', '\r\n', '\ud800', '\u0000\u001b[31m'),
  fc.constantFrom(...[200, 201, 10_001].map((length) => 'x'.repeat(length)), '👍'.repeat(150)),
  fc.constantFrom(...'ann@ 9262 1e3 -1 99999999 2.5 1,200 ٣ yes on kitchen __proto__ constructor'.split(' ')),
  fc.constantFrom('2026-02-30', '2020-01-01', '2099-12-31'),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const anyTexts = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 1, arbitrary: fc.array(anyText, { maxLength: 3 }) },
);

const unknownNames = fc.constantFrom('toString', '__proto__', 'a b', 'ж', 'form-revisions', 'x'.repeat(300));

const record = (entries: [string, fc.Arbitrary<unknown>][]): fc.Arbitrary<RandomValues> =>
  fc
    .tuple(...entries.map(([, value]) => value))
    .map((values) =>
      Object.fromEntries(
        entries.flatMap(([key], index) => (values[index] === undefined ? [] : [[key, values[index]]])),
      ),
    );

/** Generates valid values for every field as a visitor can enter them, also for those that are not shown. */
export const validValues = (form: Form, today: string): fc.Arbitrary<RandomValues> =>
  record(fieldsOf(form).map((field) => [field.name, validValue(field, today)]));

const mixed = (form: Form, today: string, wrong: fc.Arbitrary<unknown>): fc.Arbitrary<RandomValues> =>
  fc
    .tuple(
      fc.dictionary(unknownNames, wrong, { maxKeys: 3 }),
      record(
        fieldsOf(form).map((field) => [
          field.name,
          fc.oneof(
            { weight: 6, arbitrary: validValue(field, today) },
            { weight: 2, arbitrary: rewritten(field, today) },
            { weight: 2, arbitrary: wrong },
            { weight: 1, arbitrary: violating(field, today) },
            { weight: 1, arbitrary: fc.constant(undefined) },
          ),
        ]),
      ),
    )
    .map(([unknown, values]) => Object.fromEntries([...Object.entries(unknown), ...Object.entries(values)]));

/**
 * Generates values of a form that every way of sending can have: texts, and several texts with one name. They are valid,
 * invalid, missing, for fields that are not shown or of unknown names.
 * @param today the current date at the business, such as `2026-12-24`
 */
export const randomTexts = (form: Form, today: string): fc.Arbitrary<RandomCase> =>
  fc.oneof(
    { weight: 1, arbitrary: validValues(form, today).map((values) => ({ values, isValid: true })) },
    { weight: 3, arbitrary: mixed(form, today, anyTexts).map((values) => ({ values, isValid: false })) },
  );

/** Generates values of any type, which only a JSON request can have. */
export const randomJson = (form: Form, today: string): fc.Arbitrary<RandomCase> =>
  mixed(form, today, fc.oneof(anyTexts, notTexts)).map((values) => ({ values, isValid: false }));
