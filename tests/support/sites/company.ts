import type { Location } from '../../../schema/locations.ts';
import { siteDocument } from './site-document.ts';

const { facts, locations } = siteDocument;
const [{ phone, email, address }] = locations as [Location];

/** The business of the tested site, from the site facts. */
export const company = {
  ...facts,
  license: facts.license ?? '',
  phone,
  email,
  city: address.city,
  state: address.region,
  /** Link target of the phone number. */
  call: `tel:+1${phone.replaceAll(/\D/g, '')}`,
  address: `${address.street}, ${address.city}, ${address.region} ${address.postalCode}`,
};
