import type { FileContent } from '../../documents/read/site/site-content.ts';
import { fill, words } from '../words/words.ts';
import { asReadable } from '../pictures/as-readable.ts';
import { failureOf, fetched, posted } from './local-api.ts';
import type { Conflict, SiteStore, TakenPicture } from './site-store.ts';

type Sent = Exclude<FileContent, Uint8Array> | { base64: string };
type Written = { conflicts: Conflict[] };
type SentSite = { id: string; prefix: string; content: [string, Sent][] };

/** What is no text comes as base64. */
const received = (content: Sent): FileContent =>
  typeof content === 'string' || !('base64' in content)
    ? content
    : Uint8Array.from(atob(content.base64), (sign) => sign.codePointAt(0) ?? 0);

/** The folder of documents on this machine, read and written by the development server that serves this page. */
export const localStore: SiteStore = {
  async read() {
    const response = await fetched('site');
    if (!response.ok) throw new Error(words.store.unreadable);
    const { content, ...site } = (await response.json()) as SentSite;
    return { ...site, content: new Map(content.map(([name, each]) => [name, received(each)])) };
  },

  async write(changes) {
    const answer = await posted<Written>('files', JSON.stringify({ changes }), 'application/json');
    if (answer.conflicts) return answer.conflicts;
    throw failureOf(answer);
  },

  async takePicture(file) {
    const path = `pictures/${encodeURIComponent(file.name)}`;
    const { name, text, ...refused } = await posted<TakenPicture>(path, await asReadable(file));
    if (name !== undefined && text !== undefined) return { name, text };
    if (refused.reason === 'too-large') throw new Error(fill(words.pictures.tooLarge, { name: file.name }));
    throw failureOf(refused);
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
