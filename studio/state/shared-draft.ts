import type { Draft } from './draft.ts';
import { merge } from './merge.ts';
import { patched, turned, type Patch } from './patches.ts';
import type { Done, SiteTexts } from './site-texts.ts';

/** What windows tell each other. */
export type DraftMessage =
  | { type: 'hello' }
  | { type: 'draft'; from: string; base: Draft; log: readonly Done[] }
  | { type: 'done'; done: Done };

/** A way to all other windows: messages of one window arrive in their order. */
export type Channel = {
  postMessage: (message: DraftMessage) => void;
  addEventListener: (type: 'message', hear: (event: { data: DraftMessage }) => void) => void;
};

/**
 * Lets several windows work on one draft: each tells what it does, and a new one asks for what was done before.
 * @param texts with the name of this window, which comes behind those of older ones in the alphabet
 * @param overwritten is told of documents in which another window has changed what was just written here
 */
export const shareDraft = (
  texts: SiteTexts,
  channel: Channel,
  overwritten: (names: string[]) => void,
): void => {
  const tellDraft = (): void => channel.postMessage({ type: 'draft', from: texts.window, ...texts.history });
  const take = (message: Done): void => {
    const { done, current } = texts.snapshot();
    const own = done.at(-1);
    if (!texts.take(message)) {
      // What came too late for its place would leave windows different: that of the oldest one stands.
      tellDraft();
      channel.postMessage({ type: 'hello' });
    }
    if (message.type !== 'change' || own?.window !== texts.window) return;
    const isLost = (patch: Patch): boolean => {
      const mine = current.get(patch.name) ?? null;
      const now = texts.snapshot().current.get(patch.name) ?? null;
      return merge(mine, patched(mine, turned(patch)), now) !== now;
    };
    const names = own.patches.filter(isLost).map(({ name }) => name);
    if (names.length > 0) overwritten(names);
  };
  channel.addEventListener('message', ({ data: message }) => {
    if (message.type === 'hello') tellDraft();
    else if (message.type === 'done') take(message.done);
    else if (message.from < texts.window) texts.restore(message.base, message.log);
  });
  texts.tellOthers((done) => channel.postMessage({ type: 'done', done }));
  channel.postMessage({ type: 'hello' });
};
