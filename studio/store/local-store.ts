import type { FileContent } from '../../documents/read/site/site-content.ts';
import { fill, words } from '../words/words.ts';
import { asReadable } from '../pictures/as-readable.ts';
import { failureOf, fetched, longTimeLimit, posted } from './local-api.ts';
import { localShapes } from './local-shapes.ts';
import type { SiteStore } from './site-store.ts';

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
    const body = JSON.stringify({ changes });
    const outcome = await posted(localShapes.written, 'files', { body, type: 'application/json' });
    if ('refused' in outcome) throw failureOf(outcome.refused);
    return outcome.done.conflicts;
  },

  async takePicture(file) {
    const path = `pictures/${encodeURIComponent(file.name)}`;
    const body = await asReadable(file);
    const outcome = await posted(localShapes.picture, path, { body, limit: longTimeLimit });
    if ('done' in outcome) return outcome.done;
    if (outcome.refused.reason === 'too-large')
      throw new Error(fill(words.pictures.tooLarge, { name: file.name }));
    throw failureOf(outcome.refused);
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
