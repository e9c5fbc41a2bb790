import type { EdgeAnswer } from './edge-function.ts';
import { pageOf, type Files } from './versions.ts';

/** What a visitor gets at a URL. */
export type Visit = { status: number; body: string };
type Edge = (url: string) => Promise<EdgeAnswer>;

/** Redirect target of an HTML redirect page. */
const refresh = /http-equiv="refresh" content="0; url=([^"]+)"/;

/** Returns the object key for the result of CloudFront's function. */
export const objectKey = (answer: { file: string; release?: string }): string =>
  answer.release === undefined ? answer.file.slice(1) : `.releases/${answer.release}${answer.file}`;

/**
 * Requests a URL and follows redirects, as a browser does.
 * @param bucket files in the bucket
 * @param edge the function of CloudFront at one edge location
 */
export const visitAt = async (bucket: Files, edge: Edge, url: string, hops = 0): Promise<Visit> => {
  const answer = await edge(url);
  if (hops > 3) return { status: 310, body: 'it leads nowhere' };
  if ('redirect' in answer) return visitAt(bucket, edge, answer.redirect, hops + 1);
  const body = bucket[objectKey(answer)];
  if (body === undefined) return { status: 404, body: bucket['404.html'] ?? '' };
  const on = refresh.exec(body)?.[1];
  return on === undefined ? { status: 200, body } : visitAt(bucket, edge, on, hops + 1);
};

const filesIn = (text: string): string[] => text.match(/\/(?:assets|media)\/[\w.-]+/g) ?? [];
const linksIn = (text: string): string[] => text.match(/(?<=<a href=")[^"]+/g) ?? [];

/** Whether a file belongs to one version; all visitors get the current not-found page. */
const isOwn = (path: string): boolean => path.endsWith('.html') && path !== '404.html';

/**
 * Returns what a visitor does not get: files that the open page references, files that its scripts reference, its
 * data, and pages that it links to, except those that one of the versions lacks: while edge locations differ, they
 * may serve that one.
 * @param bucket files in the bucket
 * @param edge the function of CloudFront at one edge location
 * @param tabs files of the version of each open page
 * @param told.shown versions that may be active, if they are others
 * @param told.taken files that were removed
 */
export const missedBy = async (
  bucket: Files,
  edge: Edge,
  tabs: Files[],
  { shown = tabs, taken = [] }: { shown?: Files[]; taken?: string[] } = {},
): Promise<string[]> => {
  const missed: string[] = [];
  const get = (url: string) => visitAt(bucket, edge, url);
  const lookAt = async (text: string, held: Files | undefined): Promise<void> => {
    for (const file of filesIn(text)) {
      if (taken.includes(file.slice(1))) continue;
      const { status, body } = await get(file);
      if (status !== 200 || (held && body !== held[file.slice(1)])) missed.push(file);
      else if (file.endsWith('.js')) await lookAt(body, held);
    }
    const [, data = '', path = ''] = /data-page="(\/([^"?]+)[^"]*)"/.exec(text) ?? [];
    const { status, body } = data === '' ? { status: 200, body: undefined } : await get(data);
    if (status !== 200 || (held && body !== held[path])) missed.push(data);
  };
  for (const held of tabs)
    for (const [path, text] of Object.entries(held).filter(([name]) => isOwn(name))) {
      await lookAt(text, held);
      for (const link of linksIn(text)) {
        // A redirected visitor requests twice; if the edge location receives another release in between, the link is
        // followed again.
        const once = await get(link);
        const { status, body } = once.status === 200 ? once : await get(link);
        const mayLack =
          status === 404 && body !== '' && shown.some((files) => pageOf(files, link) === undefined);
        if (status !== 200 && !mayLack) missed.push(`${path} → ${link}: ${status}`);
        await lookAt(body, undefined);
      }
    }
  const { status, body } = await get('/no-such-page');
  if (status !== 404 || body === '') missed.push('the page for unknown addresses');
  await lookAt(body, undefined);
  return missed;
};
