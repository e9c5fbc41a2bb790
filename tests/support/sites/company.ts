import { siteDocument } from './site-document.ts';

const { facts } = siteDocument;

/** Who the company of the tested site is, from the one file in which an owner changes it. */
export const company = {
  ...facts,
  /** Where a click on the telephone number leads. */
  call: `tel:+1${facts.phone.replaceAll(/\D/g, '')}`,
  address: `${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}`,
};
