import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { runWithDeadline } from '../core/run-with-deadline.ts';
import type { FileContent } from '../../documents/read/site/site-content.ts';
import { convertHeic } from './convert-heic.ts';
import type {
  HistoryChange,
  HistoryEntry,
  PublishResult,
  Publishing,
  PublishingStatus,
} from './publishing.ts';
import type { Conflict, SiteStore, StoredSite, PreparedImage } from './site-store.ts';
import { formatMessage, words } from '../messages/messages.ts';

/** How long the server may take to respond, in milliseconds. */
const timeLimit = 30_000;

/** The same for what takes longer: an image that is made smaller, a site that is checked and sent. */
const longTimeLimit = 300_000;

type Request = {
  /** What is written: JSON as a text, or an image. Without a body something is read. */
  body?: BodyInit;
  limit?: number;
  /** The message when the server reports no reason, or when something else has responded. */
  failed?: string;
  /** Messages by the reasons that the server reports. */
  reasons?: Record<string, string>;
};

/** What the server sends: nothing but it sends a `result`. Its types are those of this program, which it is a part of. */
type Response<Result> = { result?: Result; reason?: string; message?: string };

/**
 * Sends a request to the development server that serves this page, with the token of its start.
 * @throws Error with a message for the editor when it was refused, or when its outcome is unknown
 */
const send = async <Result>(path: string, request: Request): Promise<Result> => {
  const { body, limit = timeLimit, failed = words.store.notWritten, reasons } = request;
  const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
  const type = typeof body === 'string' && { 'content-type': 'application/json' };
  const init = body !== undefined && { method: 'POST', headers: { 'x-studio-token': token, ...type }, body };
  const late = new Error(words.store.late);
  const text = await runWithDeadline(limit, late, async (signal) =>
    (await fetch(`api/${path}`, { ...init, signal })).text(),
  ).catch((error: unknown) => {
    throw error === late ? late : new Error(words.store.unreachable);
  });
  const parsed: unknown = tryOrUndefined(() => JSON.parse(text));
  const { result, reason = '', message = failed } = Object(parsed) as Response<Result>;
  if (result !== undefined) return result;
  // After another start of the server a reload gives the page its token, and keeps what was typed.
  const messages: Record<string, string> = { 'no-token': words.store.newStart, ...reasons };
  throw new Error(messages[reason] ?? message);
};

type Sent = Exclude<FileContent, Uint8Array> | { base64: string };

/** What is no text comes as base64. */
const received = (content: Sent): FileContent =>
  typeof content === 'string' || !('base64' in content)
    ? content
    : Uint8Array.from(atob(content.base64), (character) => character.codePointAt(0) ?? 0);

/** The folder of documents on this machine, read and written by the development server that serves this page. */
export const localStore: SiteStore = {
  async read() {
    type SentSite = Omit<StoredSite, 'content'> & { content: [string, Sent][] };
    const { content, ...site } = await send<SentSite>('site', { failed: words.store.unreadable });
    return { ...site, content: new Map(content.map(([name, each]) => [name, received(each)])) };
  },

  write: (changes) => send<Conflict[]>('files', { body: JSON.stringify({ changes }) }),

  async takePicture(file) {
    const body = await convertHeic(file);
    const reasons = { 'too-large': formatMessage(words.pictures.tooLarge, { name: file.name }) };
    const path = `pictures/${encodeURIComponent(file.name)}`;
    return send<PreparedImage>(path, { body, limit: longTimeLimit, reasons });
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

const read = <Result>(path: string): Promise<Result> =>
  send(`publishing/${path}`, { failed: words.publish.unreadable });

/** Publishing from the folder of this machine, by the development server that serves this page. */
export const localPublishing: Publishing = {
  status: () => read<PublishingStatus>('status'),
  version: async (id) => new Map(await read<[string, string][]>(`versions/${id}`)),
  history: (wanted) => read<HistoryEntry[]>(`history?${new URLSearchParams(wanted)}`),
  changes: (id) => read<HistoryChange[]>(`history/${id}`),
  publish: (wanted) =>
    send<PublishResult>('publishing/publish', { body: JSON.stringify(wanted), limit: longTimeLimit }),
};
