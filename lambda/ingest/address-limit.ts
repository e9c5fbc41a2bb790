import { createHash, randomBytes } from 'node:crypto';
import { networkPrefix } from './network-prefix.ts';

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
    const key = createHash('sha256').update(salt).update(networkPrefix(address)).digest('base64');
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
