import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { timingSafeEqual } from 'hono/utils/buffer';
import { getMimeType } from 'hono/utils/mime';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod';
import type { ImageInfos } from '../../../documents/node/images/image-infos.ts';
import type { FileContent } from '../../../documents/read/site/site-content.ts';
import type { PublishingStatus } from '../../../studio/store/publishing.ts';
import { studioUrl } from '../../../studio/address.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { FolderStore } from './folder-store.ts';
import { StoreError, contentText } from './file-content.ts';
import { folderPublishing } from './publishing/folder-publishing.ts';

type Options = {
  pagesDir: string;
  /** What stands before the names of files where problems show them. */
  prefix: string;
  /** Who may write: it is told to the Studio's page alone. */
  token: string;
  pictures: ImageInfos;
  /** Where contents of pictures are held that are not on the site. */
  store: BuildCache;
  /** Calls back whenever a document of the folder changes, until the returned function is called. */
  watch: (changed: () => void) => () => void;
  /** The folder, as this server and others call it. */
  folderId: string;
  /** Gives the address of another server that saves in the folder; nothing when this one does. */
  otherServer: () => Promise<string | undefined>;
  /** How what was accepted becomes what visitors see. */
  release: PublishingStatus['release'];
};

/** More than all documents of a large site together, and than any photograph. */
const mostBytes = 50_000_000;

const writing = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        name: z.string().min(1),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    )
    .min(1),
});

/** What a file contains, as JSON can say it: a text, or other bytes as base64. */
const sent = (content: FileContent) =>
  content instanceof Uint8Array
    ? (contentText(content) ?? { base64: Buffer.from(content).toString('base64') })
    : content;

const publication = z.strictObject({
  message: z.string().trim().min(1).max(5000),
  known: z.array(z.strictObject({ name: z.string().min(1), stored: z.string().nullable() })).exactOptional(),
  author: z
    .strictObject({
      // What Git takes as a name ends where the address begins.
      name: z
        .string()
        .trim()
        .regex(/^[^<>\p{Cc}]{1,100}$/u),
      email: z.email(),
    })
    .exactOptional(),
});

/**
 * Serves the documents of a folder to the Studio: reads, writes with the token of this start, reports changes. What was
 * done is a `result`; what was refused has a `reason`.
 */
export const studioApi = ({ pagesDir, prefix, token, pictures, store, watch, ...options }: Options): Hono => {
  const { folderId, otherServer, release } = options;
  const api = new Hono();
  const folder = new FolderStore({ pagesDir, store, facts: pictures });

  const get = (path: string, read: (request: HonoRequest) => Promise<unknown>) =>
    api.get(path, async (context) =>
      context.json({ result: await read(context.req) }, 200, { 'cache-control': 'no-store' }),
    );
  get('/site', async () => {
    const id = createHash('sha256').update(resolve(pagesDir)).digest('hex').slice(0, 16);
    return { id, prefix, content: [...(await folder.read())].map(([name, each]) => [name, sent(each)]) };
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
  const limited = bodyLimit({
    maxSize: mostBytes,
    onError: (context) => context.json({ reason: 'too-large' }, 413),
  });

  const publishing = folderPublishing({ pagesDir, folder, release });
  get('/publishing/status', () => publishing.status());
  get('/publishing/versions/:id', async (request) => [
    ...(await publishing.version(request.param('id') ?? '')),
  ]);
  get('/publishing/history', (request) => publishing.history(request.query()));
  get('/publishing/history/:id', (request) => publishing.changes(request.param('id') ?? ''));
  api.post('/publishing/publish', withToken, limited, async (context) => {
    const { data } = publication.safeParse(await context.req.json().catch(() => undefined));
    return data
      ? context.json({ result: await publishing.publish(data) })
      : context.json({ reason: 'not-understood' }, 400);
  });

  api.post('/files', withToken, limited, async (context) => {
    const parsed = writing.safeParse(await context.req.json().catch(() => undefined));
    if (!parsed.success) return context.json({ reason: 'no-changes' }, 400);
    const conflicts = await folder.write(parsed.data.changes);
    return context.json({ result: conflicts }, conflicts.length > 0 ? 409 : 200);
  });

  api.post('/pictures/:name', withToken, limited, async (context) => {
    const content = Buffer.from(await context.req.arrayBuffer());
    return context.json({ result: await folder.takePicture(context.req.param('name'), content) });
  });

  api.get('/changes', (context) =>
    streamSSE(context, async (stream) => {
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      const stop = watch(() => void stream.writeSSE({ data: 'changed' }));
      await ended;
      stop();
    }),
  );

  api.get('/pictures/:hash/:name{.+}', async (context) => {
    const { hash, name } = context.req.param();
    const file = await folder.pictureFile(name, hash);
    const headers = {
      'content-type': getMimeType(name) ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      // A drawing that is opened by itself must not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    return context.body(await readFile(file), 200, headers);
  });

  api.onError((error, context) => {
    if (error instanceof StoreError) return context.json({ reason: 'refused', message: error.message }, 400);
    throw error;
  });
  return api;
};
