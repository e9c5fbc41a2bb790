import { stripPathSuffix, decodePath, encodePath } from '../../documents/read/site/request-path.ts';

/** The result for a request path: the file to serve, or the path to redirect to. */
type CleanUrl = { file: string } | { redirect: string };

/**
 * Returns the file or redirect for a request path. `/about` is served from `/about/index.html`; `/about/`, `/about.html`,
 * `/about/index.html` and former routes redirect to the current route in one step. An invalid path is mapped to a file that
 * does not exist (local servers have rejected it before, see `infra/local/guard.ts`). The CloudFront function in
 * `infra/edge` does the same; both are tested with the same table of URLs.
 * @param path the percent-encoded path of the request, without its query
 * @param redirects current routes by former route, as normalized by `normalizeFormerPath`
 */
export const cleanUrl = (path: string, redirects: Record<string, string> = {}): CleanUrl => {
  const plain = decodePath(path);
  if (plain === undefined) return { file: '/404' };
  const clean = stripPathSuffix(plain);
  const target = redirects[clean] ?? clean;
  if (target !== plain) return { redirect: encodePath(target) };
  if (clean === '/') return { file: '/index.html' };
  return /\.[A-Za-z0-9]+$/.test(clean) ? { file: clean } : { file: `${clean}/index.html` };
};
