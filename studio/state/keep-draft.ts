import { get, set } from 'idb-keyval';
import { attempt } from '../core/attempt.ts';
import { keptOf, type KeptDraft } from './kept-draft.ts';
import type { SiteTexts } from './site-texts.ts';

/** Where a browser keeps drafts. */
type Database = {
  get: <Value>(key: string) => Promise<Value | undefined>;
  set: (key: string, value: unknown) => Promise<void>;
};
const indexedDatabase: Database = { get, set };

/** What is typed is kept after so long at the latest. */
const keepMs = 250;

/** A draft as it was kept until its revisions were counted. */
type Uncounted = { draft: Omit<KeptDraft, 'revision'> };

const counted = (kept: KeptDraft | Uncounted | null | undefined): KeptDraft | undefined =>
  kept && 'draft' in kept ? { ...kept.draft, revision: 1 } : (kept ?? undefined);

/** What was kept when a window was left in the midst of typing; it stays there, and what is kept later is newer. */
const leftAt = (key: string): KeptDraft | undefined =>
  attempt(() => counted(JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | Uncounted | null));

/** The draft that was kept under a name; nothing when there is none, or when the browser keeps nothing. */
export const keptDraft = async (key: string, database = indexedDatabase): Promise<KeptDraft | undefined> => {
  const kept = counted(await database.get<KeptDraft | Uncounted>(key).catch(() => undefined));
  const left = leftAt(key);
  return left && left.revision > (kept?.revision ?? -1) ? left : kept;
};

/**
 * Keeps the draft in the browser, so that a reload or a crash loses nothing.
 * @param failed is told once when the browser does not keep it
 */
export const keepDraft = (
  texts: SiteTexts,
  key: string,
  failed: () => void,
  database = indexedDatabase,
): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  let safe = texts.snapshot();
  const keep = async (): Promise<void> => {
    waiting = undefined;
    const draft = texts.snapshot();
    // What another window edits is kept there.
    if (!texts.isEditing.snapshot()) return;
    try {
      await database.set(key, keptOf(draft));
      safe = draft;
    } catch {
      if (!hasFailed) failed();
      hasFailed = true;
    }
  };
  texts.subscribe(() => {
    // Not put off by further typing: a crash in the midst of it must not take all of it.
    waiting ??= setTimeout(() => void keep(), keepMs);
  });
  addEventListener('pagehide', () => {
    const draft = texts.snapshot();
    if (safe === draft || !texts.isEditing.snapshot()) return;
    // IndexedDB does not finish while a page goes: of eight letters that were typed before, it lost up to four.
    // Where there is no room for it, there is nobody to tell.
    attempt(() => localStorage.setItem(key, JSON.stringify(keptOf(draft))));
  });
};
