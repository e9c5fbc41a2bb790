import * as z from 'zod';
import { flag, pattern, richText, text } from '../fields.ts';
import type { Rule } from './checked-value.ts';
import cases from './error-messages.json' with { type: 'json' };

/** The condition under which a field or a step is shown: the value of one earlier field. */
export const condition = () =>
  z
    .record(z.string(), text('The value that must be chosen.', 'kitchen'))
    .refine((fields) => Object.keys(fields).length === 1)
    .meta({
      description:
        'Shows this only if an earlier field has a value: the name of that field and the value of one of its choices.',
      examples: [{ rooms: 'kitchen' }],
      title: 'Shown only if',
      minProperties: 1,
      maxProperties: 1,
    })
    .optional();

/**
 * A setting that shows visitors a hint if a value is probably a mistake.
 * @param description what it points out
 * @param shape its fields: when the text is shown, and the text
 */
export const advice = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z
    .strictObject(shape)
    .meta({ description: `${description} Visitors can send the form nevertheless.` })
    .optional();

type Definition<Kind extends string, Settings extends z.ZodRawShape> = {
  kind: Kind;
  /** The name shown to editors, such as `Phone number`. */
  title: string;
  /** The purpose of the kind, in one sentence. */
  description: string;
  /** The fields that only this kind has. */
  settings: Settings;
  /** A complete example for the IDE and the Studio, without the kind. */
  example: object;
};

/** Returns the schema of a form field of a kind whose value is not sent, and therefore not checked. */
export const defineUnsentField = <const Kind extends string, Settings extends z.ZodRawShape>({
  kind,
  settings,
  example,
  ...texts
}: Definition<Kind, Settings>) =>
  z
    .strictObject({
      kind: z.literal(kind).meta({ description: 'The kind of this field.', examples: [kind] }),
      name: pattern(
        /^[a-z][A-Za-z0-9]{0,39}$/,
        'The name of the field in stored requests and exported lists. Visitors do not see it.',
        'message',
        'zipCode',
      ).meta({ more: true }),
      label: text('The label of the field, also in the mail.', 'Full name'),
      hint: richText(
        'A line below the field that helps to fill it in.',
        'As it is written on the invoice.',
      ).optional(),
      when: condition(),
      ...settings,
    })
    .meta({ id: kind, ...texts, examples: [{ kind, ...example }] });

/** Returns the schemas of the messages next to invalid fields, each with the case in which visitors read it. */
export const errorMessages = () =>
  Object.fromEntries(
    Object.entries(cases).map(([rule, { when, example }]) => [
      rule,
      text(`Shown when ${when}.`, example).meta({ title: `Message if ${when}` }),
    ]),
  ) as Record<keyof typeof cases, z.ZodString>;

/**
 * Returns the schema of a form field of one kind. The schemas of kinds are functions so that browsers, which load the rule
 * of a kind but not its schema, do not load zod.
 * @param definition the name of the kind, its texts for editors, its own fields and an example; `rules` are those that a
 * value can violate, in addition to `required`
 */
export const defineField = <const Kind extends string, Settings extends z.ZodRawShape>({
  rules,
  settings,
  ...definition
}: Definition<Kind, Settings> & { rules: readonly Rule[] }) => {
  const all = errorMessages();
  const messages = (['required', ...rules] as const).map((rule) => [rule, all[rule].optional()]);
  return defineUnsentField({
    ...definition,
    settings: {
      optional: flag('Whether the field may be left empty.', 'Optional').optional(),
      ...settings,
      errors: z
        .strictObject(Object.fromEntries(messages) as Record<Rule, z.ZodOptional<z.ZodString>>)
        .meta({
          title: 'Error messages',
          description: 'Messages of this field instead of those of the site.',
        })
        .optional(),
    },
  });
};
