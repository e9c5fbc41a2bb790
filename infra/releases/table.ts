import { createHash } from 'node:crypto';

/**
 * Size limit of a table in bytes: two tables, the active and the next one, must fit into a store of 5 MB; keys are
 * limited to 512 bytes, values to 1,024 (CloudFront Developer Guide, "Quotas on key value stores",
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html). It holds about 30,000
 * redirects; further ones still have their HTML redirect page.
 */
const maxTableBytes = 2_000_000;
const maxKeyBytes = 500;

/** Returns a redirect table, whose name is a hash of its content, so that it is written once and never changed. */
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
    if (bytes > maxTableBytes) break;
    if (Buffer.byteLength(old) <= maxKeyBytes) entries[name + old] = now;
  }
  return { name, entries };
};
