/**
 * What browsers and password managers can fill into a line of text, by its name in form documents.
 * Source: HTML standard, "Autofill"; all are purposes of WCAG 2.2, section 7.
 */
export const autofillTokens = {
  street: 'address-line1',
  apartment: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
  company: 'organization',
  'job-title': 'organization-title',
  'first-name': 'given-name',
  'last-name': 'family-name',
  birthday: 'bday',
  website: 'url',
} as const;
