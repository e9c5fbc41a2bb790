import { toProblem } from '../../problems/legacy.ts';
import { childOf, entriesOf } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import { plain } from '../../problems/words.ts';
import { lookupPath } from '../../read/site/request-path.ts';
import { madeFiles, reservedPart } from '../../read/site/site-files.ts';
import type { SiteModel } from '../../read/site/site-model.ts';

/** Most bytes of a key in CloudFront's key value store, without the name of the table. */
const mostBytes = 500;

/** Most bytes of a name in a file system: the build makes a folder of each part. */
const mostBytesOfPart = 255;

type Words = { message: string; fix: string; instead?: string };

/** Nothing can be done with such an address, and nobody is told to delete what they wrote. */
const setAside = 'Move it into a comment of its own, behind a #; it cannot redirect to a page.';

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
const unreachable = (written: string, isFree: (path: string) => boolean): Words => {
  const path = pathIn(written);
  const found = lookupPath(path);
  const better = found !== undefined && isFree(found) ? path : undefined;
  if (/[?#]/.test(written)) {
    const message = 'servers look up an address without what is behind its ? or #';
    return better === undefined
      ? { message, fix: setAside }
      : { message, fix: `Write ${plain(better)}: every address that begins so then leads here.`, instead: better };
  }
  const message = 'an address is a path with one slash at its beginning and between its parts';
  return better === undefined
    ? { message, fix: setAside }
    : { message, fix: `Did you mean ${plain(better)}?`, instead: better };
};

/** Why an address cannot redirect although a request can ask for it. */
const taken = (path: string): Words | undefined => {
  const [, first, ...parts] = path.split('/');
  const part = reservedPart(path);
  if (part !== undefined)
    return { message: `addresses that begin with /${part} are those of the site's own files`, fix: setAside };
  if (path === '/404' || [...madeFiles, '/404.html'].includes(`/${first}`) || parts.includes('index.html'))
    return { message: `the build writes a file of its own at ${path}`, fix: setAside };
  const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
  if (bytesOf(path) > mostBytes)
    return { message: `the address has more than ${mostBytes} bytes`, fix: setAside };
  if ([first ?? '', ...parts].some((each) => bytesOf(each) > mostBytesOfPart))
    return { message: `a part of the address has more than ${mostBytesOfPart} bytes`, fix: setAside };
  return undefined;
};

/** Former addresses that cannot lead to their page: no request asks for them, or something else has them. */
export function* checkFormer({ pages }: SiteModel): Generator<Problem> {
  const files = new Map(pages.map(({ route, document }) => [route, document.source.file]));
  const owners = new Map<string, { file: string; written: string }>(
    Array.from(files, ([route, file]) => [route, { file, written: route }]),
  );
  const isFree = (path: string) => !owners.has(path) && taken(path) === undefined;
  for (const { document } of pages) {
    const { file } = document.source;
    for (const [index, value] of entriesOf(childOf(document.value, 'formerly')).entries()) {
      if (typeof value !== 'string' || value.trim() === '') continue;
      const path = ['formerly', index];
      const report = (words: Words) => toProblem(document, { code: 'former-address', path, ...words });
      const found = lookupPath(value);
      const words = found === undefined ? unreachable(value, isFree) : taken(found);
      if (words) yield report(words);
      if (words || found === undefined) continue;
      const owner = owners.get(found);
      // Another form of the same address is right, and does no more.
      if (owner === undefined) owners.set(found, { file, written: value });
      else if (owner.file !== file)
        yield report({ message: `${value} belongs to ${owner.file}`, fix: 'Remove it here.' });
      else if (owner.written === value)
        yield report({ message: `${value} is named already`, fix: 'Remove it here.' });
    }
  }
}
