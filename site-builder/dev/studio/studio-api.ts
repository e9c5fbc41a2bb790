import type { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { timingSafeEqual } from 'hono/utils/buffer';
import { getMimeType } from 'hono/utils/mime';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';
import type { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import type { FileContent } from '../../../documents/read/site/site-content.ts';
import { studioUrl } from '../../../studio/address.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { FolderStore } from './folder-store.ts';
import { StoreError, decodeContent } from './file-content.ts';
import { scaleForPreview } from './prepare-image.ts';

type Options = {
  pagesDir: string;
  /** Prefix of file names in problems that are shown. */
  prefix: string;
  /** Token required for writing. Only the Studio's own page receives it. */
  token: string;
  imageInfos: ImageInfos;
  /** The cache for the contents of images that are not on the site. */
  store: BuildCache;
  /** Emits `change` whenever a document of the folder changes. */
  watcher: EventEmitter<{ change: [files: string[]] }>;
  /** Identifies the folder (`FolderClaim`). */
  folderId: string;
  /** Returns the origin of another server that saves in the folder, or undefined if this one does. */
  otherServer: () => Promise<string | undefined>;
};

/** Maximum size of a request body in bytes: more than all documents of a large site together, and than any photo. */
const maxBodyBytes = 50_000_000;

const text = z.string().nullable();
const change = z.strictObject({ name: z.string().min(1), before: text, after: text });
const saveRequest = z.strictObject({ changes: z.array(change).min(1) });

/** Returns the content of a file as JSON: a string if it is text, otherwise an object with base64. */
const encodeContent = (content: FileContent) =>
  content instanceof Uint8Array
    ? (decodeContent(content) ?? { base64: Buffer.from(content).toString('base64') })
    : content;

/**
 * Creates the API through which the Studio reads and writes the documents of a folder and learns of changes. Writing
 * requires the token. Responses contain either a `result`, or the `reason` why the request was rejected.
 */
export const createStudioApi = (options: Options): Hono => {
  const { pagesDir, prefix, token, imageInfos, store, watcher, folderId, otherServer } = options;
  const api = new Hono();
  const folder = new FolderStore({ pagesDir, store, imageInfos });

  // Lets browsers revalidate a cached response: the Studio reads the site again when it starts to watch it, usually
  // without a change.
  api.use('/site', compress(), etag(), async (context, next) => {
    await next();
    context.header('cache-control', 'no-cache');
  });
  api.get('/site', async (context) => {
    const content = [...(await folder.read())].map(([name, each]) => [name, encodeContent(each)]);
    return context.json({ result: { id: folderId, prefix, content } });
  });

  api.get('/folder', (context) => context.json({ id: folderId }));

  const withToken: MiddlewareHandler = async (context, next) => {
    if (!(await timingSafeEqual(context.req.header('x-studio-token') ?? '', token)))
      return context.json({ reason: 'no-token' }, 403);
    const other = await otherServer();
    if (other === undefined) return next();
    const message = `Another server saves in this folder. Open the Studio at ${other}${studioUrl}/; nothing was saved here.`;
    return context.json({ reason: 'refused', message }, 409);
  };
  const withSizeLimit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) => context.json({ reason: 'too-large' }, 413),
  });

  api.post('/files', withToken, withSizeLimit, async (context) => {
    const parsed = saveRequest.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return context.json({ reason: 'no-changes' }, 400);
    const conflicts = await folder.write(parsed.data.changes);
    return context.json({ result: conflicts }, conflicts.length > 0 ? 409 : 200);
  });

  api.post('/pictures/:name', withToken, withSizeLimit, async (context) => {
    const content = Buffer.from(await context.req.arrayBuffer());
    return context.json({ result: await folder.addImage(context.req.param('name'), content) });
  });

  api.get('/changes', (context) =>
    streamSSE(context, async (stream) => {
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      const report = () => void stream.writeSSE({ data: 'changed' });
      // This listener runs before those that build the site, so that the Studio can read changes without waiting for a
      // build.
      watcher.prependListener('change', report);
      await ended;
      watcher.off('change', report);
    }),
  );

  api.get('/pictures/:hash/:name{.+}', async (context) => {
    const { hash, name } = context.req.param();
    const file = await folder.findImageFile(name, hash);
    const headers = {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      // An SVG that is opened directly must not run scripts.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    return context.body(await readFile(await scaleForPreview(file, store)), 200, headers);
  });

  api.onError((error, context) => {
    if (error instanceof StoreError) return context.json({ reason: 'refused', message: error.message }, 400);
    throw error;
  });
  return api;
};
