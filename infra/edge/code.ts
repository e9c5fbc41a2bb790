import { readFileSync } from 'node:fs';

const source = new URL('./viewer-request.js', import.meta.url);

/** Most bytes of a function that CloudFront takes (CloudFront Developer Guide, "Quotas on CloudFront Functions"). */
const quota = 10_240;

/**
 * The function that CloudFront runs before its cache, with the names of one site put in.
 * @param host the one host name of the site
 * @param redirects former addresses, each with the present one; the build gives as many as there is room for
 * @throws when it is larger than CloudFront takes
 */
export const edgeCode = (host: string, redirects: Record<string, string>): string => {
  const code = readFileSync(source, 'utf8')
    .replace("'HOST'", () => JSON.stringify(host))
    .replace("'REDIRECTS'", () => JSON.stringify(redirects));
  const bytes = Buffer.byteLength(code);
  if (bytes > quota) throw new Error(`the function of CloudFront has ${bytes} bytes; ${quota} are allowed`);
  return code;
};
