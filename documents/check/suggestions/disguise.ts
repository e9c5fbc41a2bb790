import { leadsAsWritten } from '../../../schema/link-address.ts';

type Words = { message: string; fix: string };

/** The address without what is not needed to reach it, as a browser's address bar would show it. */
const plainAddress = (link: string): URL => {
  const address = new URL(link.replace(/\p{Cf}/gu, ''));
  address.username = '';
  address.password = '';
  return address;
};

const webWords = (link: string): Words => {
  const { host, href } = plainAddress(link);
  return {
    message: `the address leads to ${host}, and does not say so plainly`,
    fix: leadsAsWritten(href)
      ? `Write ${href}, if that is what you mean.`
      : 'Write the name of the site, such as https://www.example.com/page.',
  };
};

const mailWords = (link: string): Words => {
  const encoded = link.trim().replace(/\s+/g, '%20');
  return {
    message:
      'the mail link holds more than an address, ?subject= and ?body=, or signs that have to be encoded',
    fix: leadsAsWritten(encoded)
      ? `Did you mean ${encoded}?`
      : 'Write mailto:{email} alone, or with ?subject= and a few words behind it, %20 between them.',
  };
};

/**
 * What to say of a link that leads somewhere, and elsewhere than a reader thinks (`leadsAsWritten`).
 * @param link with its tokens in their places
 * @returns nothing for a link that leads nowhere
 */
export const disguiseOf = (link: string): Words | undefined => {
  if (leadsAsWritten(link)) return undefined;
  if (/^https:\/\/\S/.test(link) && URL.canParse(link)) return webWords(link);
  if (/^mailto:[^\s@/]+@/.test(link)) return mailWords(link);
  if (!/^tel:\+?[\d(]/.test(link)) return undefined;
  const message = 'the telephone link holds more than a number';
  return { message, fix: 'Write tel:{phone}, or tel: and the digits of another number alone.' };
};
