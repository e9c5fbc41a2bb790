import type { CheckedValue } from './checked-value.ts';
import type { Field } from './field.ts';
import { checkChoice } from './kinds/choice.ts';
import { checkChoices } from './kinds/choices.ts';
import { checkConsent } from './kinds/consent.ts';
import { checkDate } from './kinds/date.ts';
import { checkEmail } from './kinds/email.ts';
import { checkName } from './kinds/name.ts';
import { checkNumber } from './kinds/number.ts';
import { checkParagraph } from './kinds/paragraph.ts';
import { checkPhone } from './kinds/phone.ts';
import { checkPostalCode } from './kinds/postal-code.ts';
import { checkText } from './kinds/text.ts';

/** A field whose value is sent; photos are only counted. */
export type SentField = Exclude<Field, { kind: 'photos' }>;

/** The name of a kind of fields whose value is sent. */
export type SentKind = SentField['kind'];

type SentFieldOf<K extends SentKind> = Extract<SentField, { kind: K }> & { kind: K };

type FieldRule<K extends SentKind> = (value: unknown, field: SentFieldOf<K>, today: string) => CheckedValue;

/**
 * The rule of each kind. The order of this record is the order of the fields in a request. The id of a lead is a hash
 * of its request, so add a new kind at the end. The order of the fields in a form document has no effect.
 */
const fieldRules: { [K in SentKind]: FieldRule<K> } = {
  name: checkName,
  email: checkEmail,
  phone: checkPhone,
  'postal-code': checkPostalCode,
  text: checkText,
  number: checkNumber,
  date: checkDate,
  paragraph: checkParagraph,
  choice: checkChoice,
  choices: checkChoices,
  consent: checkConsent,
};

/** The kinds in the order of the fields in a request. */
export const sentKinds = Object.keys(fieldRules) as SentKind[];

/**
 * Checks the value of one field by the rule of its kind.
 * @param today the current date at the business, such as `2026-12-24`
 */
export const checkField = <K extends SentKind>(
  field: SentFieldOf<K>,
  value: unknown,
  today: string,
): CheckedValue => {
  const { kind }: { kind: K } = field;
  const checked = fieldRules[kind](value, field, today);
  if ('rule' in checked || checked.value.length > 0 || field.optional) return checked;
  return { rule: 'required' };
};
