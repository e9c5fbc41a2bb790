import type { CheckedValue } from '../checked-value.ts';
import { richText } from '../../fields.ts';
import { defineField } from '../define-field.ts';

/** A box that must be ticked, unless it is optional. */
export const consentField = () =>
  defineField({
    kind: 'consent',
    title: 'Consent',
    description: 'A box that visitors tick to agree to something.',
    rules: [],
    settings: { label: richText('What visitors agree to; mails contain it without links.', 'I agree.') },
    example: { name: 'agreed', label: 'I agree that you call me back.' },
  });

/** The value of a ticked box. */
export const consentValue = 'yes';

export const checkConsent = (value: unknown): CheckedValue => ({
  value: value === consentValue || value === true ? consentValue : '',
});
