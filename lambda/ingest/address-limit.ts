import { createHash, randomBytes } from 'node:crypto';

/**
 * Returns what identifies one visitor: an IPv4 address, or the first 64 bits of an IPv6 address. Those belong to one
 * household or phone, which may use any address with that prefix (RFC 6177, RFC 7934).
 */
const networkPrefix = (address: string): string => {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const allGroups = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
};

/**
 * The header in which CloudFront passes the IP address of a visitor. Its function replaces any value that a visitor sends
 * (infra/edge/viewer-address.js).
 */
export const addressHeader = 'true-client-ip';

/** The window in ms in which requests are counted, as long as that of the firewall rule. */
const windowMs = 5 * 60_000;

/** Number of remembered addresses. The least recently seen one is removed first. */
const maxAddresses = 10_000;

/**
 * Creates a limit per IP address without a firewall or a store. The counts are only in the memory of this function instance,
 * under a hash with a random salt. Each instance counts separately, so a client that keeps several instances busy can send
 * a multiple of the limit.
 * @param limit requests of one address within five minutes
 * @param now returns the time in Unix ms
 * @returns a function that returns whether a request exceeds the limit. Requests without an address never do. Rejected
 * requests are not counted, so an address can send its next request when its first one is five minutes old
 */
export const createAddressLimit = (limit: number, now: () => number = Date.now) => {
  const salt = randomBytes(32);
  const seen = new Map<string, number[]>();
  return (address: string | null): boolean => {
    if (address === null) return false;
    const key = createHash('sha256').update(salt).update(networkPrefix(address)).digest('base64');
    const recent = (seen.get(key) ?? []).filter((at) => now() - at < windowMs);
    const tooMany = recent.length >= limit;
    if (!tooMany) recent.push(now());
    // Deleting the entry first moves it to the end of the map.
    seen.delete(key);
    seen.set(key, recent);
    const [oldest] = seen.keys();
    if (seen.size > maxAddresses && oldest !== undefined) seen.delete(oldest);
    return tooMany;
  };
};
