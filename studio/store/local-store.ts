import { tryOrUndefined } from '../../schema/try-or-undefined.ts';
import { imageTimeLimit, timeLimit } from '../core/time-limits.ts';
import type { FileContent } from '../../documents/read/site/site-content.ts';
import { convertHeic } from './convert-heic.ts';
import { decodeBase64 } from './site-file.ts';
import type { Conflict, SiteStore, StoredSite, PreparedImage } from './site-store.ts';
import { formatMessage, words } from '../messages/messages.ts';
import type { Except } from '../../schema/except.ts';

type Request = {
  /** The body of the request: JSON, or the content of an image. Without a body, the request is a GET. */
  body?: BodyInit;
  limit?: number;
  /** Default error message: the response has neither a message nor a known reason, or is not from the Studio server. */
  failed?: string;
  /** Messages by reason code of the server. */
  reasons?: Record<string, string>;
};

/** A response of the development server. Only that server sends `result`; it is not validated, because both are one program. */
type Response<Result> = { result?: Result; reason?: string; message?: string };

/**
 * Sends a request to the development server that serves this page, with the token of its current run.
 * @throws Error with a message for the editor if the request was rejected or its outcome is unknown
 */
const send = async <Result>(path: string, request: Request): Promise<Result> => {
  const { body, limit = timeLimit, failed = words.store.notWritten, reasons } = request;
  const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
  const type = typeof body === 'string' && { 'content-type': 'application/json' };
  const init = body !== undefined && { method: 'POST', headers: { 'x-studio-token': token, ...type }, body };
  const signal = AbortSignal.timeout(limit);
  const text = await fetch(`api/${path}`, { ...init, signal })
    .then((response) => response.text())
    .catch(() => {
      throw new Error(signal.aborted ? words.store.late : words.store.unreachable);
    });
  const parsed: unknown = tryOrUndefined(() => JSON.parse(text));
  const { result, reason = '', message = failed } = Object(parsed) as Response<Result>;
  if (result !== undefined) return result;
  // After a server restart, reloading the page gives it the new token; the draft survives the reload.
  const messages: Record<string, string> = { 'no-token': words.store.newStart, ...reasons };
  throw new Error(messages[reason] ?? message);
};

type EncodedContent = Exclude<FileContent, Uint8Array> | { base64: string };

/** Decodes binary content, which the server sends as base64. */
const decodeContent = (content: EncodedContent): FileContent =>
  typeof content === 'object' && 'base64' in content ? decodeBase64(content.base64) : content;

/** Stores the site in a local folder, through the development server that serves this page. */
export const localStore: SiteStore = {
  async read() {
    type SentSite = Except<StoredSite, 'content'> & { content: [string, EncodedContent][] };
    const { content, ...site } = await send<SentSite>('site', { failed: words.store.unreadable });
    return { ...site, content: new Map(content.map(([name, each]) => [name, decodeContent(each)])) };
  },

  write: (changes) => send<Conflict[]>('files', { body: JSON.stringify({ changes }) }),

  async takePicture(file) {
    const body = await convertHeic(file);
    const reasons = { 'too-large': formatMessage(words.pictures.tooLarge, { name: file.name }) };
    const path = `pictures/${encodeURIComponent(file.name)}`;
    return send<PreparedImage>(path, { body, limit: imageTimeLimit, reasons });
  },

  watch(changed, isEditing) {
    let events: EventSource | undefined;
    const listen = (): void => {
      events?.close();
      // Browsers allow six connections per host across all windows, so only the editing window listens.
      events = isEditing.snapshot() ? new EventSource('api/changes') : undefined;
      events?.addEventListener('message', changed);
      // Events during a lost connection are not replayed, so read again on (re)connect.
      events?.addEventListener('open', changed);
    };
    isEditing.subscribe(listen);
    listen();
  },

  pictureUrl: (name, hash) =>
    new URL(`api/pictures/${[hash, ...name.split('/')].map(encodeURIComponent).join('/')}`, location.href)
      .href,
};
