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
  // `about.html` is a file; `old.example/about` begins with a host.
  const isHost = /^(?:[a-z]+:|\/\/)/i.test(host) || beforeQuery.length > host.length;
  const path = isHost ? beforeQuery.slice(host.length) : beforeQuery;
  return `/${path}`.replace(/[\\/]+/g, '/').replace(/%(?![0-9a-f]{2})/gi, '%25');
};

/** Returns why servers cannot look up a former URL, with a suggested path. */
const explainInvalidPath = (written: string, isFree: (path: string) => boolean): Cause => {
  const path = extractPath(written);
  const found = normalizeFormerPath(path);
  const write = found !== undefined && isFree(found) ? toPlainYaml(path) : undefined;
  return { cause: 'form', write };
};

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Whether a path that can be requested cannot be used for a redirect: the site has its own file there, or it is too long. */
const isUnusable = (path: string): boolean => {
  const [, first = '', ...parts] = path.split('/');
  const isBuilt = [...generatedFiles, '/404.html'].includes(`/${first}`) || parts.includes('index.html');
  const isLong = countBytes(path) > maxBytes || [first, ...parts].some((each) => countBytes(each) > maxSegmentBytes);
  return reservedSegment(path) !== undefined || path === '/404' || isBuilt || isLong;
};

/** The file that uses a URL, and the URL as written in it. */
type Owner = { file: string; written: string };

/** Reports former URLs that cannot redirect to their page: no request can have them, or something else uses them. */
export function* checkFormerRoutes({ pages }: SiteModel): Generator<Problem> {
  const files = new Map(pages.map(({ route, document }) => [route, document.source.file]));
  const owners = new Map<string, Owner>(
    Array.from(files, ([route, file]) => [route, { file, written: route }]),
  );
  const isFree = (path: string) => !owners.has(path) && !isUnusable(path);
  for (const { document } of pages) {
    const { file } = document.source;
    for (const [index, value] of toArray(getChild(document.value, 'formerly')).entries()) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      const found = normalizeFormerPath(value);
      const owner = found === undefined ? undefined : owners.get(found);
      const cause =
        found === undefined
          ? explainInvalidPath(value, isFree)
          : isUnusable(found)
            ? ({ cause: 'unusable', address: found } as const)
            : findConflict(owner, file, value);
      if (cause)
        yield valueProblem(document, 'former-address', ['formerly', index], cause);
      else if (found !== undefined && !owner) owners.set(found, { file, written: value });
    }
  }
}

/**
 * Returns why a URL is already in use. A different spelling of the same URL on the same page is valid and has no
 * effect.
 */
const findConflict = (owner: Owner | undefined, file: string, address: string): Cause | undefined => {
  if (!owner) return undefined;
  if (owner.file !== file) return { cause: 'used', address, other: owner.file };
  return owner.written === address ? { cause: 'used', address, other: 'this page' } : undefined;
};
