/** What a path means on a site of clean addresses. */
export type CleanUrl = { file: string } | { redirect: string };

const decode = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

const encode = (path: string): string => encodeURI(path).replace(/[?#+]/g, encodeURIComponent);

/** Control characters, backslashes, empty segments, and segments that begin with a dot (.well-known aside). */
// oxlint-disable-next-line no-control-regex
const hostile = /[\u0000-\u001f\u007f\\]|\/\/|\/\.(?!well-known(?:\/|$))/;

/**
 * Characters of an encoded path that is looked up; S3 answers keys of more than 1,024 bytes with an error, and a
 * release and the name of a file come on top.
 */
const longest = 960;

/**
 * The file behind a path: `/about` is `/about/index.html`; `/about/`, `/about.html` and `/about/index.html` lead to
 * `/about`, and a former address leads to the present one, in one step. A path that cannot be meant leads to a file
 * that does not exist (on this machine, `infra/local/guard.ts` has refused it before). The function that CloudFront runs does
 * the same; one table of addresses is tested against both.
 * @param path the path of the request, without its query
 * @param redirects former addresses, each with the present one
 */
export const cleanUrl = (path: string, redirects: Record<string, string> = {}): CleanUrl => {
  const plain = decode(path);
  if (plain === undefined || hostile.test(plain) || encode(plain).length > longest) return { file: '/404' };
  const clean = plain.replace(/(?:\/index\.html|\.html|\/)+$/, '') || '/';
  const now = redirects[clean] ?? clean;
  if (now !== plain) return { redirect: encode(now) };
  if (clean === '/') return { file: '/index.html' };
  return /\.[A-Za-z0-9]+$/.test(clean) ? { file: clean } : { file: `${clean}/index.html` };
};
