import { toPlainYaml } from '../../problems/format-value.ts';
import type { ParamsOf } from '../../problems/codes.ts';
import { valueProblem } from '../../problems/finding.ts';
import { getChild, toArray } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import { generatedFiles, reservedSegment } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';

/**
 * Maximum size in bytes of a former route: a key of CloudFront's KeyValueStore may have 512, some of which are the name
 * of the redirect table.
 */
const maxBytes = 500;

/** Maximum size in bytes of a file name: the build creates a folder for each path segment. */
const maxSegmentBytes = 255;

type Cause = ParamsOf<'former-address'>;

/** Returns the path of a URL that was copied from a browser or a list, with or without its scheme and host. */
const extractPath = (written: string): string => {
  const [beforeQuery = ''] = written.trim().split(/[?#]/, 1);
  const host = /^(?:[a-z]+:\/*|\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?=\/|$)/i.exec(beforeQuery)?.[0] ?? '';
  // Distinguishes a file name such as `about.html` from a host as in `old.example/about`.
  const isHost = /^(?:[a-z]+:|\/\/)/i.test(host) || beforeQuery.length > host.length;
  const path = isHost ? beforeQuery.slice(host.length) : beforeQuery;
  return `/${path}`.replace(/[\\/]+/g, '/').replace(/%(?![0-9a-f]{2})/gi, '%25');
};

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Whether a path that can be requested cannot be used for a redirect: the site has its own file there, or it is too long. */
const isUnusable = (path: string): boolean => {
  const [, first = '', ...parts] = path.split('/');
  const isBuilt = [...generatedFiles, '/404.html'].includes(`/${first}`) || parts.includes('index.html');
  const isLong = countBytes(path) > maxBytes || [first, ...parts].some((each) => countBytes(each) > maxSegmentBytes);
  return reservedSegment(path) !== undefined || path === '/404' || isBuilt || isLong;
};

/** Reports former URLs that cannot redirect to their page: no request can have them, or something else uses them. */
export function* checkFormerRoutes({ pages, downloads }: SiteModel): Generator<Problem> {
  // The file that uses a URL, and the URL as it is written there.
  const owners = new Map(
    pages.map(({ route, document }) => [route, { file: document.source.file, written: route }]),
  );
  /**
   * Returns why a former URL cannot be used. Undefined if it can, or if it is another spelling of another former URL of
   * the page.
   */
  const explain = (written: string, file: string): Cause | undefined => {
    const address = normalizeFormerPath(written);
    if (address === undefined) {
      const path = extractPath(written);
      const right = normalizeFormerPath(path);
      const isFree = right !== undefined && !owners.has(right) && !isUnusable(right);
      return { cause: 'form', write: isFree ? toPlainYaml(path) : undefined };
    }
    if (isUnusable(address) || downloads.has(address)) return { cause: 'unusable', address };
    const owner = owners.get(address);
    if (!owner) owners.set(address, { file, written });
    else if (owner.file !== file) return { cause: 'used', address: written, other: owner.file };
    return owner?.written === written ? { cause: 'used', address: written, other: 'this page' } : undefined;
  };
  for (const { document } of pages) {
    for (const [index, value] of toArray(getChild(document.value, 'formerly')).entries()) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      const cause = explain(value, document.source.file);
      if (cause) yield valueProblem(document, 'former-address', ['formerly', index], cause);
    }
  }
}
