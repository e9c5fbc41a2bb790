import '../../renderer/forms/without-eval.ts';
import * as z from 'zod';
import type { FileContent } from '../../documents/read/site/site-content.ts';
import { asReadable } from './as-readable.ts';
import { fetched, longTimeLimit, posted } from './local-api.ts';
import type { HistoryEntry, Published, Publishing, PublishingStatus } from './publishing.ts';
import type { SiteStore } from './site-store.ts';
import { fill, words } from '../words/words.ts';

const text = z.string().nullable();

/** What is no text comes as base64. */
const content = z.union([
  z.string(),
  z.object({ base64: z.base64() }),
  z.object({ bytes: z.number() }),
  z.object({ unreadable: z.string() }),
]);

/** A response of this type; what decides how the rest is read is checked. */
const typed = <Type>(decisive: z.ZodType) =>
  z.custom<Type>((response) => decisive.safeParse(response).success);

/** What the development server answers to the Studio. */
const localShapes = {
  site: z.object({ id: z.string(), prefix: z.string(), content: z.array(z.tuple([z.string(), content])) }),
  written: z.object({ conflicts: z.array(z.object({ name: z.string(), stored: text })) }),
  picture: z.object({ name: z.string(), text: z.string() }),
  texts: z.array(z.tuple([z.string(), z.string()])),
  changes: z.array(z.object({ name: z.string(), before: text, after: text })),
  history: typed<HistoryEntry[]>(
    z.array(z.object({ id: z.string(), time: z.number(), names: z.array(z.string()) })),
  ),
  status: typed<PublishingStatus>(
    z.object({ live: z.looseObject({}), checks: z.object({ state: z.string() }), release: z.string() }),
  ),
  published: typed<Published>(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('published'), accepted: z.object({ id: z.string(), time: z.number() }) }),
      z.object({ state: z.literal('waiting') }),
      z.object({
        state: z.literal('conflicts'),
        conflicts: z.array(z.object({ name: z.string(), stored: text })),
      }),
      z.object({ state: z.literal('refused'), reason: z.string() }),
    ]),
  ),
};

type Sent = Exclude<FileContent, Uint8Array> | { base64: string };

/** What is no text comes as base64. */
const received = (content: Sent): FileContent =>
  typeof content === 'string' || !('base64' in content)
    ? content
    : Uint8Array.from(atob(content.base64), (sign) => sign.codePointAt(0) ?? 0);

/** The folder of documents on this machine, read and written by the development server that serves this page. */
export const localStore: SiteStore = {
  async read() {
    const { content, ...site } = await fetched(localShapes.site, 'site', words.store.unreadable);
    return { ...site, content: new Map(content.map(([name, each]) => [name, received(each)])) };
  },

  async write(changes) {
    return (await posted(localShapes.written, 'files', { body: JSON.stringify({ changes }) })).conflicts;
  },

  async takePicture(file) {
    const path = `pictures/${encodeURIComponent(file.name)}`;
    const body = await asReadable(file);
    const reasons = { 'too-large': fill(words.pictures.tooLarge, { name: file.name }) };
    return posted(localShapes.picture, path, { body, limit: longTimeLimit, reasons });
  },

  watch(changed, isEditing) {
    let events: EventSource | undefined;
    const listen = (): void => {
      events?.close();
      // A browser has six connections to a host, over all of its windows: one of them listens.
      events = isEditing.snapshot() ? new EventSource('api/changes') : undefined;
      events?.addEventListener('message', changed);
      // What happened before, or while the connection was lost, nobody has told.
      events?.addEventListener('open', changed);
    };
    isEditing.subscribe(listen);
    listen();
  },

  pictureUrl: (name, hash) =>
    new URL(`api/pictures/${[hash, ...name.split('/')].map(encodeURIComponent).join('/')}`, location.href)
      .href,
};

const read = <Shape extends z.ZodType>(shape: Shape, path: string): Promise<z.output<Shape>> =>
  fetched(shape, `publishing/${path}`, words.publish.unreadable);

/** Publishing from the folder of this machine, by the development server that serves this page. */
export const localPublishing: Publishing = {
  status: () => read(localShapes.status, 'status'),
  version: async (id) => new Map(await read(localShapes.texts, `versions/${id}`)),
  history: (wanted) => read(localShapes.history, `history?${new URLSearchParams(wanted)}`),
  changes: (id) => read(localShapes.changes, `history/${id}`),

  publish: (wanted) =>
    posted(localShapes.published, 'publishing/publish', {
      body: JSON.stringify(wanted),
      limit: longTimeLimit,
    }),
};
