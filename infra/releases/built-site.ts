import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../publish/folder.ts';
import { isImmutable } from '../publish/headers.ts';
import { notFoundKey, revisionKey } from './keys.ts';

/** What is kept of a page, to say in words what a release changed. */
export type RecordedPage = {
  title: string;
  /** Names what stands on it, whatever the program that drew it. */
  content: string;
  /** Addresses of its pictures without size and format. */
  pictures: string[];
  /** The picture that stands for it elsewhere, and those that it shows: the first photo of the page, and drawings. */
  share?: { file: string; shows: string[] };
};

/** A folder that holds a built site, looked at. */
export type BuiltSite = {
  folder: string;
  /** Names the whole: two builds of the same name are the same. */
  digest: string;
  /** MD5 of the documents and data, by path in the folder. */
  documents: Record<string, string>;
  /** Files that releases share: the path in the folder, by key. */
  shared: Record<string, string>;
  /** By route. */
  pages: Record<string, RecordedPage>;
};

const hashOf = (kind: string, content: string | Buffer): string =>
  createHash(kind).update(content).digest('hex');

type DataFile = {
  version?: string;
  page?: { route: string; title: string };
  media?: Record<string, { base: string }>;
};

/**
 * The picture that stands for a page elsewhere. It shows the first photo of the page, whose pictures come before those of
 * the layout in its data, and the mark of the business, which is a drawing.
 */
const shareOf = (html: string, pictures: string[]): RecordedPage['share'] => {
  const file = /property="og:image" content="[^"]*(\/media\/[^"]+)"/.exec(html)?.[1];
  if (file === undefined) return undefined;
  const isDrawing = (base: string) => base.endsWith('.svg');
  const photo = pictures.find((base) => !isDrawing(base));
  return { file, shows: [...(photo === undefined ? [] : [photo]), ...pictures.filter(isDrawing)] };
};

const noteOf = async (folder: string, text: string): Promise<[string, RecordedPage] | undefined> => {
  const { version: _, ...data } = JSON.parse(text) as DataFile;
  if (!data.page) return undefined;
  const { route, title } = data.page;
  const html = route === '/not-found' ? notFoundKey : join(route, 'index.html');
  const pictures = Object.values(data.media ?? {}).map(({ base }) => base);
  const share = shareOf(await readFile(join(folder, html), 'utf8'), pictures);
  const content = hashOf('sha256', JSON.stringify(data)).slice(0, 16);
  return [route, { title, content, pictures, ...(share && { share }) }];
};

/**
 * Looks at the folder of a built site.
 * @param redirects former addresses that go with it
 * @throws Error when the folder holds no built site
 */
export const readBuiltSite = async (
  folder: string,
  redirects: Record<string, string>,
): Promise<BuiltSite> => {
  const site: BuiltSite = { folder, digest: '', documents: {}, shared: {}, pages: {} };
  for (const path of await listFiles(folder)) {
    if (isImmutable(path)) {
      site.shared[path] = path;
      continue;
    }
    const content = await readFile(join(folder, path));
    site.documents[path] = hashOf('md5', content);
    if (!/^data\/.*\.json$/.test(path)) continue;
    site.shared[revisionKey(path, hashOf('sha256', content).slice(0, 16))] = path;
    const note = await noteOf(folder, content.toString());
    if (note) site.pages[note[0]] = note[1];
  }
  if (!site.documents['index.html'] || !site.documents[notFoundKey])
    throw new Error(`${folder} holds no built site: index.html or ${notFoundKey} is missing`);
  const whole = [site.documents, Object.keys(site.shared).sort(), redirects];
  return { ...site, digest: hashOf('sha256', JSON.stringify(whole)).slice(0, 16) };
};
