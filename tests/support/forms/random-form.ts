import * as fc from 'fast-check';
import { form as formSchema, type Form, type FormDocument } from '../../../schema/form.ts';
import type { Field, FieldKind } from '../../../schema/forms/field.ts';
import { consentValue } from '../../../schema/forms/kinds/consent.ts';
import { revisionOf } from '../../../schema/forms/revision.ts';
import { exampleForm } from '../sites/example-form.ts';
import { rules } from '../../../schema/forms/checked-value.ts';

/** Names that the check reserves; other names of properties of a form must work. */
const isReserved = (one: string): boolean => ['type', 'subject'].includes(one) || one in {};
const name = fc.oneof(
  { weight: 3, arbitrary: fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/) },
  { weight: 1, arbitrary: fc.constantFrom(...'name children title submit reset length elements'.split(' ')) },
);
const label = fc.oneof(
  fc.constantFrom('How many?', 'Straße & Hausnummer', 'Cake 🎂', 'A "quoted" label', 'Less < more > than'),
  fc.constantFrom('Имя и фамилия', 'Ονοματεπώνυμο', 'الاسم الكامل', 'שם מלא', '氏名', 'पूरा नाम', 'ชื่อเต็ม'),
);
const maybe = <T>(value: T) => fc.constantFrom(undefined, value);
const optional = maybe(true);
const hint = maybe('A [hint](/contact) with a link.');
const slug = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,9}$/);
const choices = fc
  .uniqueArray(slug, { minLength: 1, maxLength: 12 })
  .chain((values) =>
    fc.tuple(...values.map((value) => label.map((text) => ({ value, label: `${text} ${value}` })))),
  );

/** Generates an optional lower and upper limit. @param usual which of them there are */
const limits = (low: fc.IntegerConstraints, extent: number, usual = ['none', 'low', 'high', 'both']) =>
  fc
    .record({ from: fc.integer(low), more: fc.nat(extent), has: fc.constantFrom(...usual) })
    .map(({ from, more, has }) => ({
      ...((has === 'low' || has === 'both') && { minimum: from }),
      ...((has === 'high' || has === 'both') && { maximum: from + more }),
    }));

const placeholder = maybe('For example');
const settings: Record<FieldKind, fc.Arbitrary<object>> = {
  name: fc.record({ optional, placeholder }),
  email: fc.record({
    optional,
    suggestion: maybe({ domains: ['gmail.com', 'visitor.example'], text: 'Is it {suggestion}?' }),
  }),
  phone: fc.record({ optional, digits: maybe({ minimum: 10, text: 'Fewer than {minimum} digits.' }) }),
  'postal-code': fc.record({ optional, area: maybe({ prefixes: ['926', '9'], text: 'Outside our area.' }) }),
  text: fc.tuple(fc.record({ optional, placeholder }), limits({ min: 1, max: 20 }, 60)).map(merge),
  paragraph: fc
    .tuple(
      fc.record({ optional, placeholder }),
      limits({ min: 1, max: 120 }, 300, ['high', 'both', 'both', 'high', 'both', 'low']),
    )
    .map(merge)
    .map((field) => ('minimum' in field ? { ...field, counter: '{count}/{minimum} characters' } : field)),
  number: fc
    .tuple(fc.record({ optional, decimals: optional }), limits({ min: -20, max: 2000 }, 5000))
    .map(merge),
  date: fc.record({
    optional,
    days: fc.option(
      fc.tuple(fc.nat(40), fc.nat(400)).map(([from, more]) => ({ from, to: from + more })),
      { nil: undefined },
    ),
  }),
  choice: fc.record({ optional, choices }),
  choices: fc.record({ optional, choices }),
  consent: fc.record({ optional }),
  photos: fc.constant({ selected: '{count} file(s) selected', note: 'Photos are not sent.' }),
};

function merge<A extends object, B extends object>([first, second]: [A, B]): A & B {
  return { ...first, ...second };
}

const kinds = Object.keys(settings) as FieldKind[];
const fieldOf = (kind: FieldKind) =>
  fc.record({ label, hint, own: settings[kind] }).map(({ own, ...common }) => ({ kind, ...common, ...own }));
const anyField = fc.constantFrom(...kinds).chain(fieldOf);
const contactField = fc.constantFrom('email' as const, 'phone' as const).chain(fieldOf);

/** Sizes: many small forms and some of the largest that the schema allows. */
const fieldCount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 5, max: 20 }) },
  { weight: 1, arbitrary: fc.constant(20) },
);
const stepCount = fc.integer({ min: 1, max: 6 });

type Condition = Record<string, string> | undefined;

/** Chooses a condition on one of the earlier fields, or none. */
const chooseCondition = (earlier: readonly Field[], [has, which, value]: readonly number[]): Condition => {
  const candidates = earlier.flatMap((field): [string, string[]][] => {
    if ('choices' in field) return [[field.name, field.choices.map((choice) => choice.value)]];
    return field.kind === 'consent' ? [[field.name, [consentValue]]] : [];
  });
  const [source, values = []] = candidates[(which ?? 0) % candidates.length] ?? [];
  if (source === undefined || (has ?? 0) % 3 > 0) return undefined;
  return { [source]: values[(value ?? 0) % values.length] ?? '' };
};

const texts: FormDocument['texts'] = {
  ...exampleForm.texts,
  progress: 'Steps of your request',
  next: 'Next',
  back: 'Back',
  nextReady: 'You can go on.',
  submit: 'Send',
  optional: '(optional)',
  condition: 'Only if you chose {choice}.',
  success: { heading: 'What happens next', text: 'We answer soon.' },
};

/** The bytes of a request with the longest values, roughly. */
const sizeOf = (fields: readonly Field[]): number =>
  fields.reduce((sum, field) => {
    const most = field.kind === 'paragraph' ? rules.messageMaximum : rules.fieldMaximum;
    return sum + 3 * ('maximum' in field && field.kind !== 'number' ? (field.maximum ?? most) : most) + 60;
  }, 0);

const dice = fc.tuple(fc.nat(), fc.nat(), fc.nat());

/**
 * Generates forms: all kinds of fields, one to six steps of one to twenty fields, limits, conditions on earlier choices and
 * labels in several scripts. Every form has a way to answer the visitor.
 * @param maxFields the largest number of fields
 */
export const randomForm = ({ maxFields = 120 } = {}): fc.Arbitrary<Form> =>
  fc
    .record({
      steps: stepCount.chain((steps) =>
        fc.array(
          fieldCount.chain((fields) =>
            fc.array(fc.tuple(anyField, dice), { minLength: fields, maxLength: fields }),
          ),
          { minLength: steps, maxLength: steps },
        ),
      ),
      stepDice: fc.array(dice, { minLength: 6, maxLength: 6 }),
      contact: contactField,
      names: fc.uniqueArray(
        name.filter((one) => !isReserved(one)),
        { minLength: 121, maxLength: 121 },
      ),
    })
    .map(({ steps, stepDice, contact, names }) => {
      const earlier: Field[] = [];
      const document = {
        name: 'Generated form',
        steps: steps.map((fields, index) => ({
          ...(steps.length > 1 && { name: `Step ${index + 1}`, heading: `The heading of step ${index + 1}` }),
          when: index === 0 ? undefined : chooseCondition(earlier, stepDice[index] ?? []),
          fields: [
            ...(index === 0 ? [contact] : []),
            ...fields.slice(0, index === 0 ? 19 : 20).map(([field, rolled]) => ({ ...field, rolled })),
          ].map((field) => {
            const { rolled = [1], ...own } = { rolled: undefined, ...field };
            const when = chooseCondition(earlier, rolled);
            const named = { ...own, name: names[earlier.length], when } as unknown as Field;
            earlier.push({ ...named, label: `${named.label} ${earlier.length + 1}` });
            return earlier.at(-1);
          }),
        })),
        texts,
      };
      // Without the keys that are undefined, like a document.
      const parsed = formSchema.parse(JSON.parse(JSON.stringify(document)));
      return { ...parsed, type: 'generated', revision: revisionOf(parsed) };
    })
    .filter((form) => {
      const fields = form.steps.flatMap((step) => step.fields);
      return fields.length <= maxFields && sizeOf(fields) < 60_000;
    });
