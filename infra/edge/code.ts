import { readFileSync } from 'node:fs';
import { gatewayResponses } from '../gateway-responses.ts';

/** Most bytes of a function that CloudFront takes (CloudFront Developer Guide, "Quotas on CloudFront Functions"). */
const quota = 10_240;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

/** A file of this folder with values put in for the names that it has in quotes, and what stands behind it. */
const filledIn = (file: string, values: Record<string, unknown>, ...behind: string[]): string => {
  const code = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`'${name}'`, () => JSON.stringify(value)),
    [file, ...behind].map(read).join('\n'),
  );
  const bytes = Buffer.byteLength(code);
  if (bytes > quota) throw new Error(`the function of CloudFront has ${bytes} bytes; ${quota} are allowed`);
  return code;
};

/** The function that CloudFront runs after its cache: it notes which pages were sent. */
export const visitsCode = (): string => filledIn('./viewer-response.js', {});

/**
 * The function that CloudFront runs before its cache, with the names of one site put in.
 * @param host the one host name of the site; empty when it is served under any name
 * @param deployed the release that is shown where the store of CloudFront says nothing, as `releases/active-release.ts` writes it
 * @throws when it is larger than CloudFront takes
 */
export const edgeCode = (host: string, deployed: string): string =>
  filledIn('./viewer-request.js', { HOST: host, DEPLOYED: deployed }, './paths.js');

/**
 * The function that CloudFront runs before the API: it says from which address a visitor comes.
 * @param origin origin from which the API takes forms, when the site is looked at under CloudFront's name; or empty
 */
export const addressCode = (origin: string): string => filledIn('./viewer-address.js', { ORIGIN: origin });

/**
 * The function that CloudFront runs before the previews of pull requests.
 * @param domain the name below which previews have theirs
 */
export const previewCode = (domain: string): string =>
  filledIn('./preview-request.js', { DOMAIN: domain, NOTHING_SENT: gatewayResponses.preview }, './paths.js');

/**
 * The function that CloudFront runs after its cache for the Studio: who may read its files is said in every answer. A policy
 * of headers says it only to whoever asks from another origin (CloudFront API Reference, "ResponseHeadersPolicyCorsConfig",
 * https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyCorsConfig.html), and browsers keep
 * one answer for both.
 * @param readers what `Access-Control-Allow-Origin` says
 */
export const studioCode = (readers: string): string => filledIn('./studio-response.js', { READERS: readers });
