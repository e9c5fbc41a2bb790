import { draftOf, keptOf, type KeptDraft } from './kept-draft.ts';
import { merge } from './merge.ts';
import { patched, turned, type Patch } from './patches.ts';
import type { Done, SiteTexts } from './site-texts.ts';

/** What windows tell each other. */
export type DraftMessage =
  | { type: 'hello' }
  | { type: 'draft'; from: string; base: KeptDraft; log: readonly Done[] }
  | { type: 'done'; done: Done };

/** A way to all other windows, such as a BroadcastChannel: messages of one window arrive in their order. */
export type Channel = {
  post: (message: DraftMessage) => void;
  listen: (hear: (message: DraftMessage) => void) => void;
};

/** Takes what another window has done. @returns the documents in which what was written here last has gone with it */
const overwrittenBy = (texts: SiteTexts, message: Done): string[] => {
  const { done, current } = texts.snapshot();
  const own = done.at(-1);
  texts.take(message);
  if (message.type !== 'change' || own?.window !== texts.window) return [];
  const isLost = (patch: Patch): boolean => {
    const mine = current.get(patch.name) ?? null;
    const now = texts.snapshot().current.get(patch.name) ?? null;
    return merge(mine, patched(mine, turned(patch)), now) !== now;
  };
  return own.patches.filter(isLost).map(({ name }) => name);
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
  channel.listen((message) => {
    const { base, log } = texts.history;
    if (message.type === 'hello')
      channel.post({ type: 'draft', from: texts.window, base: keptOf(base), log });
    else if (message.type === 'draft') {
      // That of an older window is what this one begins with.
      if (message.from < texts.window) texts.restore(draftOf(message.base, base.saved), message.log);
    } else {
      const names = overwrittenBy(texts, message.done);
      if (names.length > 0) overwritten(names);
    }
  });
  texts.tellOthers((done) => channel.post({ type: 'done', done }));
  channel.post({ type: 'hello' });
};
