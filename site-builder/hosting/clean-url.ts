import { stripPathSuffix, decodePath, encodePath } from '../../documents/read/site/request-path.ts';

/** What a path means on a site of clean addresses. */
type CleanUrl = { file: string } | { redirect: string };

/**
 * The file behind a path: `/about` is `/about/index.html`; `/about/`, `/about.html` and `/about/index.html` lead to
 * `/about`, and a former address leads to the present one, in one step. A path that cannot be meant leads to a file
 * that does not exist (on this machine, `infra/local/guard.ts` has refused it before). The function that CloudFront runs does
 * the same; one table of addresses is tested against both.
 * @param path the path of the request, without its query
 * @param redirects former addresses as `normalizeFormerPath` returns them, each with the present one
 */
export const cleanUrl = (path: string, redirects: Record<string, string> = {}): CleanUrl => {
  const plain = decodePath(path);
  if (plain === undefined) return { file: '/404' };
  const clean = stripPathSuffix(plain);
  const now = redirects[clean] ?? clean;
  if (now !== plain) return { redirect: encodePath(now) };
  if (clean === '/') return { file: '/index.html' };
  return /\.[A-Za-z0-9]+$/.test(clean) ? { file: clean } : { file: `${clean}/index.html` };
};
