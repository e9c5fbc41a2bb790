import { siteDocument } from './site-document.ts';

const { facts } = siteDocument;

/** The business of the tested site, from the site facts. */
export const company = {
  ...facts,
  /** Link target of the phone number. */
  call: `tel:+1${facts.phone.replaceAll(/\D/g, '')}`,
  address: `${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}`,
};
