import type { FileContent } from '../../documents/read/site/site-content.ts';
import { fill, words } from '../words/words.ts';
import { asReadable } from '../pictures/as-readable.ts';
import { StoreFailure, type TakenPicture, type Conflict, type SiteStore } from './site-store.ts';

type Sent = Exclude<FileContent, Uint8Array> | { base64: string };
type SentSite = { id: string; prefix: string; content: [string, Sent][] };

/** What is no text comes as base64. */
const received = (content: Sent): FileContent =>
  typeof content === 'string' || !('base64' in content)
    ? content
    : Uint8Array.from(atob(content.base64), (sign) => sign.codePointAt(0) ?? 0);

const fetched = async (path: string, init?: RequestInit): Promise<Response> => {
  try {
    return await fetch(`api/${path}`, init);
  } catch {
    throw new StoreFailure(words.store.unreachable);
  }
};

/** Why the server has done nothing. */
type Refused = { reason?: string; message?: string };

/** The same in words for the editor. */
const failureOf = ({ reason, message }: Refused): StoreFailure =>
  // The server was started again: a reload gives the page the token of this start, and keeps what was typed.
  new StoreFailure(reason === 'no-token' ? words.store.newStart : (message ?? words.store.notWritten));

const token = (): string => document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';

/** The folder of documents on this machine, read and written by the development server that serves this page. */
export const localStore: SiteStore = {
  async read() {
    const response = await fetched('site');
    if (!response.ok) throw new StoreFailure(words.store.unreadable);
    const { content, ...site } = (await response.json()) as SentSite;
    return { ...site, content: new Map(content.map(([name, each]) => [name, received(each)])) };
  },

  async write(changes, message) {
    const response = await fetched('files', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-studio-token': token() },
      body: JSON.stringify({ message, changes }),
    });
    if (response.ok) return [];
    const answer = (await response.json().catch(() => ({}))) as Refused & { conflicts?: Conflict[] };
    if (response.status === 409 && answer.conflicts) return answer.conflicts;
    throw failureOf(answer);
  },

  async takePicture(file) {
    const response = await fetched(`pictures/${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'x-studio-token': token() },
      body: await asReadable(file),
    });
    if (response.ok) return (await response.json()) as TakenPicture;
    const refused = (await response.json().catch(() => ({}))) as Refused;
    if (refused.reason === 'too-large')
      throw new StoreFailure(fill(words.pictures.tooLarge, { name: file.name }));
    throw failureOf(refused);
  },

  watch(changed) {
    const events = new EventSource('api/changes');
    events.addEventListener('message', changed);
    // What happened before, or while the connection was lost, nobody has told.
    events.addEventListener('open', changed);
    return () => events.close();
  },

  pictureUrl: (name, hash) =>
    new URL(`api/pictures/${[hash, ...name.split('/')].map(encodeURIComponent).join('/')}`, location.href)
      .href,
};
