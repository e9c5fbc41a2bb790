import { get, set } from 'idb-keyval';
import { attempt } from '../core/attempt.ts';
import type { Draft } from './draft.ts';
import { withTexts, type Texts } from '../store/patches.ts';
import type { SiteTexts } from './site-texts.ts';

type KeptText = readonly [name: string, text: string | null];

/** A draft as it is kept: without the documents that it does not touch. */
type KeptDraft = Pick<Draft, 'revision' | 'done' | 'undone'> & {
  saved: KeptText[];
  current: KeptText[];
  conflicts: KeptText[];
};

/** What has to be kept of a draft. */
export const keptOf = ({ revision, saved, current, done, undone, conflicts }: Draft): KeptDraft => {
  const touched = new Set([...done, ...undone].flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  const of = (texts: Texts): KeptText[] => [...touched].map((name) => [name, texts.get(name) ?? null]);
  return { revision, saved: of(saved), current: of(current), done, undone, conflicts: [...conflicts] };
};

/** The draft that was kept. @param others the documents that it does not touch, as they are stored */
export const draftOf = (
  { revision, saved, current, done, undone, conflicts }: KeptDraft,
  others: Texts,
): Draft => ({
  revision,
  saved: withTexts(others, saved),
  current: withTexts(others, current),
  done,
  undone,
  conflicts: new Map(conflicts),
});

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
