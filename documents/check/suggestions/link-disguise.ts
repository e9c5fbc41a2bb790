import { isTransparentLink } from '../../../schema/link-target.ts';

type Disguise =
  | { cause: 'disguised-host'; host: string; plainly: string | undefined }
  | { cause: 'disguised-mail'; plainly: string | undefined }
  | { cause: 'disguised-phone' };

const ifPlain = (link: string): string | undefined => (isTransparentLink(link) ? link : undefined);

/** Returns the URL without invisible characters, user name and password. */
const plainAddress = (link: string): URL => {
  const address = new URL(link.replace(/\p{Cf}/gu, ''));
  address.username = '';
  address.password = '';
  return address;
};

/**
 * Returns how a link disguises its real target (see `isTransparentLink`).
 * @param link with its tokens replaced
 * @returns undefined for a transparent or invalid link
 */
export const findLinkDisguise = (link: string): Disguise | undefined => {
  if (isTransparentLink(link)) return undefined;
  if (/^https:\/\/\S/.test(link) && URL.canParse(link)) {
    const { host, href } = plainAddress(link);
    return { cause: 'disguised-host', host, plainly: ifPlain(href) };
  }
  if (/^mailto:[^\s@/]+@/.test(link))
    return { cause: 'disguised-mail', plainly: ifPlain(link.trim().replace(/\s+/g, '%20')) };
  return /^tel:\+?[\d(]/.test(link) ? { cause: 'disguised-phone' } : undefined;
};
