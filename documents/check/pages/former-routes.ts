import type { ParamsOf } from '../../problems/codes.ts';
import { finding, resolveFinding } from '../../problems/finding.ts';
import { getChild, toArray } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { normalizeFormerPath } from '../../read/site/request-path.ts';
import { generatedFiles, reservedSegment } from '../../read/site/site-files.ts';
import type { SiteModel } from '../site-model.ts';

/** Most bytes of a key in CloudFront's key value store, without the name of the table. */
const mostBytes = 500;

/** Most bytes of a name in a file system: the build makes a folder of each part. */
const mostBytesOfPart = 255;

type Cause = ParamsOf<'former-address'>;

/** The path of an address, as the person who copied it from a browser or a list meant it. */
const pathIn = (written: string): string => {
  const [beforeQuery = ''] = written.trim().split(/[?#]/, 1);
  const host = /^(?:[a-z]+:\/*|\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?=\/|$)/i.exec(beforeQuery)?.[0] ?? '';
  // `about.html` is a file, `old.example/about` begins with a host.
  const isHost = /^(?:[a-z]+:|\/\/)/i.test(host) || beforeQuery.length > host.length;
  const path = isHost ? beforeQuery.slice(host.length) : beforeQuery;
  return `/${path}`.replace(/[\\/]+/g, '/').replace(/%(?![0-9a-f]{2})/gi, '%25');
};

/** Why the servers cannot look up an address, and which one is meant. */
const unreachable = (written: string, isFree: (path: string) => boolean): Cause => {
  const path = pathIn(written);
  const found = normalizeFormerPath(path);
  const suggestion = found !== undefined && isFree(found) ? path : undefined;
  return { cause: /[?#]/.test(written) ? 'query' : 'form', suggestion };
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Why an address cannot redirect although a request can ask for it. */
const taken = (path: string): Cause | undefined => {
  const [, first = '', ...parts] = path.split('/');
  const part = reservedSegment(path);
  if (part !== undefined) return { cause: 'reserved', part };
  if (path === '/404' || [...generatedFiles, '/404.html'].includes(`/${first}`) || parts.includes('index.html'))
    return { cause: 'built', address: path };
  if (bytesOf(path) > mostBytes) return { cause: 'length', most: mostBytes };
  return [first, ...parts].some((each) => bytesOf(each) > mostBytesOfPart)
    ? { cause: 'part-length', most: mostBytesOfPart }
    : undefined;
};

/** The file that has an address, and the address as it is written there. */
type Owner = { file: string; written: string };

/** Former addresses that cannot lead to their page: no request asks for them, or something else has them. */
export function* checkFormer({ pages }: SiteModel): Generator<Problem> {
  const files = new Map(pages.map(({ route, document }) => [route, document.source.file]));
  const owners = new Map<string, Owner>(
    Array.from(files, ([route, file]) => [route, { file, written: route }]),
  );
  const isFree = (path: string) => !owners.has(path) && taken(path) === undefined;
  for (const { document } of pages) {
    const { file } = document.source;
    for (const [index, value] of toArray(getChild(document.value, 'formerly')).entries()) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      const found = normalizeFormerPath(value);
      const owner = found === undefined ? undefined : owners.get(found);
      const cause = found === undefined ? unreachable(value, isFree) : (taken(found) ?? clash(owner, file, value));
      const replacement = cause && 'suggestion' in cause ? cause.suggestion : undefined;
      if (cause)
        yield resolveFinding(document, finding('former-address', ['formerly', index], cause, { replacement }));
      else if (found !== undefined && !owner) owners.set(found, { file, written: value });
    }
  }
}

/** Why an address is not free; another form of the same address is right, and does no more. */
const clash = (owner: Owner | undefined, file: string, address: string): Cause | undefined => {
  if (!owner) return undefined;
  if (owner.file !== file) return { cause: 'page', address, other: owner.file };
  return owner.written === address ? { cause: 'again', address } : undefined;
};
