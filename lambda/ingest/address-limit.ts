import { createHash, randomBytes } from 'node:crypto';

/**
 * The header in which CloudFront says from which address a visitor comes; its function replaces what a visitor sends
 * under this name (infra/edge/viewer-address.js).
 */
export const addressHeader = 'true-client-ip';

/** The window in which requests are counted, as long as that of the firewall's rule. */
const windowMs = 5 * 60_000;

/** How many addresses are remembered; the one that was seen longest ago is forgotten first. */
const maxAddresses = 10_000;

/**
 * What one visitor has: an IPv4 address, or the first 64 bits of an IPv6 address, which are one household's or one
 * phone's, who may use any address behind them (RFC 6177, RFC 7934).
 */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * A limit for each address that needs no firewall and no store: the counts are in the memory of this instance of the
 * function, under a hash whose salt nobody knows, and are gone with it. Each instance counts for itself, so that
 * somebody who keeps several busy has as many times the limit.
 * @param limit requests of one address in five minutes
 * @param now the time, in milliseconds
 * @returns whether a request from an address is one too many; it is never without an address, and one too many is not
 * counted, so that the address has its next when its first is five minutes old
 */
export const createAddressLimit = (limit: number, now: () => number = Date.now) => {
  const salt = randomBytes(32);
  const seen = new Map<string, number[]>();
  return (address: string | null): boolean => {
    if (address === null) return false;
    const key = createHash('sha256').update(salt).update(networkOf(address)).digest('base64');
    const recent = (seen.get(key) ?? []).filter((at) => now() - at < windowMs);
    const tooMany = recent.length >= limit;
    if (!tooMany) recent.push(now());
    // Deleted first, so that it becomes the last.
    seen.delete(key);
    seen.set(key, recent);
    const [oldest] = seen.keys();
    if (seen.size > maxAddresses && oldest !== undefined) seen.delete(oldest);
    return tooMany;
  };
};
