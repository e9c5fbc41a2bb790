import { distance } from 'fastest-levenshtein';
import { cleanEmail } from './cleaning/email.ts';

/** The largest number of characters in which a typo differs from a domain. Short domains resemble other real ones. */
const maxTypoDistance = (domain: string): number => (domain.length < 8 ? 1 : 2);

/**
 * Returns an address with the domain that was probably meant, or undefined if there is no typo.
 * @param domains the known domains
 */
export const suggestAddress = (value: string, domains: readonly string[]): string | undefined => {
  const [, user, domain] = /^(.+)@(.+)$/.exec(cleanEmail(value).toLowerCase()) ?? [];
  if (user === undefined || domain === undefined || domains.includes(domain)) return undefined;
  const [nearest] = [...domains].sort((a, b) => distance(domain, a) - distance(domain, b));
  return nearest !== undefined && distance(domain, nearest) <= maxTypoDistance(nearest)
    ? `${user}@${nearest}`
    : undefined;
};
