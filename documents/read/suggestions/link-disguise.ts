import { isTransparentLink } from '../../../schema/link-target.ts';

const ifPlain = (link: string): string | undefined => (isTransparentLink(link) ? link : undefined);

/** Returns the URL without invisible characters, user name and password. */
const plainAddress = (link: string): URL => {
  const address = new URL(link.replace(/\p{Cf}/gu, ''));
  address.username = '';
  address.password = '';
  return address;
};

/**
 * Returns where a link leads that disguises its real target (see `isTransparentLink`), and what to write instead.
 * @param link with its tokens replaced
 * @returns undefined for a transparent or invalid link
 */
export const findLinkDisguise = (link: string): { host: string; write?: string | undefined } | undefined => {
  if (isTransparentLink(link)) return undefined;
  if (/^https:\/\/\S/.test(link) && URL.canParse(link)) {
    const { host, href } = plainAddress(link);
    return { host, write: ifPlain(href) };
  }
  if (/^mailto:[^\s@/]+@/.test(link))
    return { host: 'an e-mail', write: ifPlain(link.trim().replace(/\s+/g, '%20')) };
  return /^tel:\+?[\d(]/.test(link) ? { host: 'a phone number' } : undefined;
};
