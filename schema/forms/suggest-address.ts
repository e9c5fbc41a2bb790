import { distance } from 'fastest-levenshtein';
import { cleanEmail } from './cleaning/email.ts';

/**
 * Returns in how many characters a typo may differ from a domain: few in a short one, which resembles other real
 * domains.
 */
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
