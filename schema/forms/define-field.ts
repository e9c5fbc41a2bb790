import * as z from 'zod';
import { richText, text } from '../fields.ts';
import type { Rule } from './checked-value.ts';

/**
 * The fields that every kind has. They are functions, like the schemas of the kinds, so that browsers, which load the
 * rules of a kind but not its schema, do not load zod.
 */
export const commonFields = () => ({
  name: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/)
    .meta({
      description:
        'The name of the field in requests, in the archive and in CSV files. Visitors do not see it.',
      examples: ['message', 'zipCode'],
    }),
  label: text('The label of the field, also in the mail.', 'Full name'),
  hint: richText(
    'A line below the field that helps to fill it in.',
    'As it is written on the invoice.',
  ).optional(),
  when: condition(),
});

/** The condition under which a field or a step is shown: the value of one earlier field. */
export const condition = () =>
  z
    .record(z.string(), text('The value that must be chosen.', 'kitchen'))
    .refine((fields) => Object.keys(fields).length === 1)
    .meta({
      description:
        'Shows this only if an earlier field has a value: the name of that field and the value of one of its choices.',
      examples: [{ rooms: 'kitchen' }],
      minProperties: 1,
      maxProperties: 1,
    })
    .optional();

const message = (rule: Rule) =>
  text(
    `Shown instead of the message "${rule}" in _site.yaml.`,
    'Please check what you wrote here.',
  ).optional();

type Definition<Kind extends string, Rules extends Rule, Settings extends z.ZodRawShape> = {
  kind: Kind;
  /** The name shown to editors, such as `Phone number`. */
  title: string;
  /** The purpose of the kind, in one sentence. */
  description: string;
  /** The rules that a value can violate, in addition to `required`. */
  rules: readonly Rules[];
  /** The fields that only this kind has. */
  settings: Settings;
  /** A complete example for the IDE and the Studio, without the kind. */
  example: object;
};

/**
 * Returns the schema of a form field of one kind.
 * @param definition the name of the kind, its texts for editors, its rules, its own fields and an example
 */
export const defineField = <
  const Kind extends string,
  const Rules extends Rule,
  const Settings extends z.ZodRawShape,
>({
  kind,
  title,
  description,
  rules,
  settings,
  example,
}: Definition<Kind, Rules, Settings>) =>
  z
    .strictObject({
      kind: z.literal(kind).meta({ description: 'The kind of this field.', examples: [kind] }),
      ...commonFields(),
      optional: z
        .boolean()
        .meta({ description: 'Whether the field may be left empty.', examples: [true] })
        .optional(),
      ...settings,
      errors: z
        .strictObject({
          required: message('required'),
          ...(Object.fromEntries(rules.map((rule) => [rule, message(rule)])) as Record<
            Rules,
            ReturnType<typeof message>
          >),
        })
        .meta({ description: 'Messages of this field, for which those of _site.yaml are too general.' })
        .optional(),
    })
    .meta({ id: kind, title, description, examples: [{ kind, ...example }] });
