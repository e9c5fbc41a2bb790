import * as z from 'zod';
import { integer, text } from '../../fields.ts';
import { checkLength, rules, type Limits } from '../checked-value.ts';
import { cleanLine } from '../cleaning/clean.ts';
import { defineField } from '../define-field.ts';

/**
 * What browsers and password managers can fill into a line of text: the values of `autocomplete`, each with its name in
 * form documents. Source: HTML standard, "Autofill"; all are purposes of WCAG 2.2, section 7.
 */
export const autofillPurposes = {
  'address-line1': 'street',
  'address-line2': 'apartment',
  'address-level2': 'city',
  'address-level1': 'state',
  'country-name': 'country',
  organization: 'company',
  'organization-title': 'job-title',
  'given-name': 'first-name',
  'family-name': 'last-name',
} as const;

/** One line of text, such as the name of a street. */
export const textField = () =>
  defineField({
    kind: 'text',
    title: 'Line of text',
    description: 'One line of text.',
    rules: ['tooShort', 'tooLong'],
    settings: {
      placeholder: text('Shown in the empty field.', 'Ocean Avenue 12').optional(),
      minimum: integer('The smallest number of characters.', 1, rules.fieldMaximum, 3).optional(),
      maximum: integer('The largest number of characters.', 1, rules.fieldMaximum, 80).optional(),
      autofill: z
        .enum(autofillPurposes)
        .meta({ description: "What the visitor's browser may fill in.", examples: ['street'] })
        .optional(),
    },
    example: { name: 'street', label: 'Street', autofill: 'street' },
  });

export const checkText = (value: unknown, limits: Limits) => checkLength(value, cleanLine, limits);
