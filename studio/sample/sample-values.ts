import type { Form } from '../../schema/form.ts';
import { checkForm, fieldsOf, type Values } from '../../schema/forms/check-form.ts';
import type { FieldValue, Limits } from '../../schema/forms/checked-value.ts';
import type { FieldKind, FieldOf } from '../../schema/forms/field.ts';
import { postalCodeDigits } from '../../schema/locale.ts';
import type { PostalCodeField } from '../../schema/forms/kinds/postal-code.ts';
import { consentValue } from '../../schema/forms/kinds/consent.ts';
import { addDays } from '../../schema/forms/kinds/date.ts';
import { words } from '../messages/messages.ts';

/** Returns a text within the limits of a field. */
const fit = (text: string, { minimum = 0, maximum }: Limits): string =>
  text.padEnd(minimum, '.').slice(0, maximum);

/** The input for sample values: the current date, and the values that conditions of the form refer to. */
type Context = { today: string; wanted: ReadonlySet<string> };

const { values } = words.sample;

/** The sample value of each kind. */
const samples: { [Kind in FieldKind]: (field: FieldOf<Kind>, context: Context) => FieldValue } = {
  name: () => values.name,
  email: () => values.email,
  phone: () => values.phone,
  'postal-code': ({ area, country = 'US' }: FieldOf<'postal-code'> & PostalCodeField) =>
    (area?.prefixes[0] ?? '').padEnd(postalCodeDigits(country) ?? 5, '0'),
  text: (field) => fit(values.text, field),
  paragraph: (field) => fit(values.paragraph, field),
  number: ({ minimum = 1, maximum = Infinity }) => String(Math.min(Math.max(1, minimum), maximum)),
  date: ({ days }, { today }) => addDays(today, days?.from ?? 7),
  choice: ({ choices }, { wanted }) =>
    (choices.find(({ value }) => wanted.has(value)) ?? choices[0])?.value ?? '',
  choices: ({ choices }, { wanted }) =>
    choices.filter(({ value }, index) => index < 2 || wanted.has(value)).map(({ value }) => value),
  consent: () => consentValue,
  photos: () => '',
};

const sampleOf = <Kind extends FieldKind>(field: FieldOf<Kind>, context: Context): FieldValue => {
  const kind: Kind = field.kind;
  return samples[kind](field, context);
};

/**
 * Returns the values of a sample request. Choices that show further fields are preferred.
 * @param today the current date at the business, such as `2026-12-24`
 */
export const sampleRequest = (form: Form, today: string): Record<string, FieldValue> => {
  const fields = fieldsOf(form);
  const wanted = new Set([...form.steps, ...fields].flatMap(({ when }) => Object.values(when ?? {})));
  const entered: Values = Object.fromEntries(
    fields.map((field) => [field.name, sampleOf(field, { today, wanted })]),
  );
  const checked = checkForm(form, entered, today);
  return 'values' in checked ? checked.values : (entered as Record<string, FieldValue>);
};
