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
