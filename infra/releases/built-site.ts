import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isImmutable, type BuiltFolder } from '../publish/folder.ts';
import type { ObjectHeaders } from '../publish/object-store.ts';
import { notFoundKey, revisionKey } from './keys.ts';

/** Page data stored in the release record, used to describe what a release changed. */
export type RecordedPage = {
  title: string;
  /** Hash of the page's content, independent of the rendering engine. */
  content: string;
  /** URLs of its images without size and format. */
  pictures: string[];
  /** Its share image, and the images in it: the first photo of the page, and SVGs. */
  share?: { file: string; shows: string[] };
};

/** Contents of a folder with a built site. */
export type BuiltSite = {
  /** Returns the content of a file by its path in the folder. */
  read: (path: string) => Promise<Buffer>;
  /** Hash of all files: two builds with the same digest are identical. */
  digest: string;
  /** MD5 of documents and data, by path in the folder. */
  documents: Record<string, string>;
  /** Files that releases share: path in the folder by key. */
  shared: Record<string, string>;
  /** Headers of documents by path, and of shared files by key. */
  headers: Record<string, ObjectHeaders>;
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
 * Returns the share image of a page. It shows the first photo of the page, whose images precede those of the layout
 * in the page data, and the logo, which is an SVG.
 */
const shareOf = (html: string, pictures: string[]): RecordedPage['share'] => {
  const file = /property="og:image" content="[^"]*(\/media\/[^"]+)"/.exec(html)?.[1];
  if (file === undefined) return undefined;
  const isSvg = (base: string) => base.endsWith('.svg');
  const photo = pictures.find((base) => !isSvg(base));
  return { file, shows: [...(photo === undefined ? [] : [photo]), ...pictures.filter(isSvg)] };
};

const readRecordedPage = async (
  folder: string,
  text: string,
): Promise<[string, RecordedPage] | undefined> => {
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
 * Reads a built site.
 * @param redirects its redirects from former routes
 * @throws Error if the folder contains no built site
 */
export const readBuiltSite = async (
  { folder, files }: BuiltFolder,
  redirects: Record<string, string>,
): Promise<BuiltSite> => {
  const read = (path: string) => readFile(join(folder, path));
  const site: BuiltSite = { read, digest: '', documents: {}, shared: {}, headers: { ...files }, pages: {} };
  for (const [path, headers] of Object.entries(files)) {
    if (isImmutable(headers)) {
      site.shared[path] = path;
      continue;
    }
    const content = await read(path);
    site.documents[path] = hashOf('md5', content);
    if (!/^data\/.*\.json$/.test(path)) continue;
    const key = revisionKey(path, hashOf('sha256', content).slice(0, 16));
    site.shared[key] = path;
    site.headers[key] = { ...headers, cacheControl: 'public, max-age=31536000, immutable' };
    const recorded = await readRecordedPage(folder, content.toString());
    if (recorded) site.pages[recorded[0]] = recorded[1];
  }
  if (!site.documents['index.html'] || !site.documents[notFoundKey])
    throw new Error(
      `${folder} contains no built site: its list of files has no index.html or no ${notFoundKey}`,
    );
  const contents = [site.documents, Object.keys(site.shared).sort(), redirects];
  return { ...site, digest: hashOf('sha256', JSON.stringify(contents)).slice(0, 16) };
};
