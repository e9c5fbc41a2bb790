import { del, get, set } from 'idb-keyval';
import { packDraft, type PackedDraft } from './packed-draft.ts';
import type { SiteTexts } from './site-texts.ts';

/** What is typed is kept after so long at the latest. */
const keepMs = 250;

const isEmpty = ({ texts, done, undone }: PackedDraft): boolean =>
  texts.length + done.length + undone.length === 0;

/** The draft that was kept under a name; nothing when there is none, or when the browser keeps nothing. */
export const keptDraft = (key: string): Promise<PackedDraft | undefined> =>
  get<PackedDraft>(key).catch(() => undefined);

/**
 * Keeps the draft in the browser, so that a reload or a crash loses nothing.
 * @param failed is told once when the browser does not keep it
 */
export const keepDraft = (texts: SiteTexts, key: string, failed: () => void): void => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  const keep = async (): Promise<void> => {
    clearTimeout(waiting);
    waiting = undefined;
    const draft = packDraft(texts.snapshot());
    try {
      await (isEmpty(draft) ? del(key) : set(key, draft));
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
    if (waiting !== undefined) void keep();
  });
};
