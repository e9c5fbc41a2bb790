import { createHash } from 'node:crypto';

/**
 * Bytes of a table: two of them, the one that is shown and the next, have room in a store of 5 MB; a key has 512 bytes, a
 * value 1,024 (CloudFront Developer Guide, "Quotas on key value stores",
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). It takes some 30,000 addresses;
 * each of those beyond still has its page that leads on.
 */
const mostTableBytes = 2_000_000;
const mostKeyBytes = 500;

/** A table under a name that is made of its content, so that it is never changed, only written. */
export const tableOf = (
  redirects: Record<string, string>,
): { name: string; entries: Record<string, string> } => {
  const sorted = Object.entries(redirects).sort();
  if (sorted.length === 0) return { name: '', entries: {} };
  const name = createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 8);
  const entries: Record<string, string> = {};
  let bytes = 0;
  for (const [old, now] of sorted) {
    bytes += Buffer.byteLength(name + old + now);
    if (bytes > mostTableBytes) break;
    if (Buffer.byteLength(old) <= mostKeyBytes) entries[name + old] = now;
  }
  return { name, entries };
};
