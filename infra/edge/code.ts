import { readFileSync } from 'node:fs';
import { gatewayResponses } from '../gateway-responses.ts';

/** Size limit of a CloudFront function in bytes (CloudFront Developer Guide, "Quotas on CloudFront Functions"). */
const quota = 10_240;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/**
 * Returns the code in a file of this folder, with quoted placeholders such as 'HOST' replaced by values, followed by
 * the code in other files.
 */
const filledIn = (file: string, values: Record<string, unknown>, ...behind: string[]): string => {
  const code = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`'${name}'`, () => JSON.stringify(value)),
    [file, ...behind].map(read).join('\n'),
  );
  const bytes = Buffer.byteLength(code);
  if (bytes > quota) throw new Error(`the CloudFront function has ${bytes} bytes; the limit is ${quota}`);
  return code;
};

/** Returns the code of the function that CloudFront runs after its cache, which logs visits of pages. */
export const visitsCode = (): string => filledIn('./viewer-response.js', {});

/**
 * Returns the code of the function that CloudFront runs before its cache, for one site.
 * @param host the only accepted host name of the site; empty to accept any
 * @param deployed release that is served if the key value store is unavailable, in the format of
 * `releases/active-release.ts`
 * @throws if the code exceeds CloudFront's limit
 */
export const edgeCode = (host: string, deployed: string): string =>
  filledIn('./viewer-request.js', { HOST: host, DEPLOYED: deployed }, './paths.js');

/**
 * Returns the code of the function that CloudFront runs before the API; it adds the visitor's IP address.
 * @param origin origin of posted forms if the site is served under CloudFront's name, or empty
 */
export const addressCode = (origin: string): string => filledIn('./viewer-address.js', { ORIGIN: origin });

/**
 * Returns the code of the function that CloudFront runs before its cache for previews of pull requests.
 * @param domain parent domain of the host names of previews
 */
export const previewCode = (domain: string): string =>
  filledIn('./preview-request.js', { DOMAIN: domain, NOTHING_SENT: gatewayResponses.preview }, './paths.js');

/**
 * Returns the code of the function that CloudFront runs after its cache for the Studio. It adds
 * `Access-Control-Allow-Origin` to every response. A response headers policy would add it only to cross-origin
 * requests (CloudFront API Reference, "ResponseHeadersPolicyCorsConfig",
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyCorsConfig.html), but browsers
 * cache one response for both.
 * @param readers value of `Access-Control-Allow-Origin`
 */
export const studioCode = (readers: string): string => filledIn('./studio-response.js', { READERS: readers });
