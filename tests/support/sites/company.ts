import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Facts = Record<'name' | 'phone' | 'email' | 'street' | 'city' | 'state' | 'zip' | 'license', string>;

const { facts } = parse(readFileSync('pages/_site.yaml', 'utf8')) as { facts: Facts };

/** Who the company is, from the one file in which an owner changes it. */
export const company = {
  ...facts,
  /** Where a click on the telephone number leads. */
  call: `tel:+1${facts.phone.replaceAll(/\D/g, '')}`,
  address: `${facts.street}, ${facts.city}, ${facts.state} ${facts.zip}`,
};
