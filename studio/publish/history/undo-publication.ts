import { mergeFile } from '../../store/merge-file.ts';
import type { HistoryChange } from '../../store/publishing.ts';
import { isImageName, isImageInUse } from '../../store/site-file.ts';
import type { Conflict } from '../../store/site-store.ts';
import { replaceTexts, type FileTexts } from '../../store/patches.ts';

/** The changes that revert a publication. */
type RevertResult = {
  /** The files that change, with their new texts; null removes a file. */
  texts: Map<string, string | null>;
  /** Files whose same lines were changed again later; `stored` is the text before the publication. */
  conflicts: Conflict[];
  /** Files that are not text before or after the publication, so that they cannot be merged. */
  unreadable: string[];
};

/** Whether a publication created the site, so that there is no earlier version. */
export const isFirstPublication = (changes: readonly HistoryChange[]): boolean =>
  changes.some(({ name, before }) => /^_site\.ya?ml$/.test(name) && before === null);

/**
 * Reverts a publication in the current texts: every file that it added, changed or removed gets its earlier content,
 * and later changes of other lines in these files are preserved. An added image is not removed while a document
 * refers to it.
 * @param changes the changes of the publication
 * @param current all current texts of the site
 */
export const undoPublication = (changes: readonly HistoryChange[], current: FileTexts): RevertResult => {
  const undone: RevertResult = { texts: new Map(), conflicts: [], unreadable: [] };
  for (const { name, before, after } of changes) {
    const mine = current.get(name) ?? null;
    const merged = mergeFile(name, { mine, base: after, theirs: before }, []);
    if (before === undefined || (merged === undefined && after === undefined)) undone.unreadable.push(name);
    else if (merged === undefined) undone.conflicts.push({ name, stored: before });
    else if (merged === 'theirs' && before !== mine) undone.texts.set(name, before);
    else if (typeof merged === 'object' && merged.text !== mine) undone.texts.set(name, merged.text);
  }
  const next = replaceTexts(current, undone.texts);
  for (const [name, text] of undone.texts)
    if (text === null && isImageName(name) && isImageInUse(next, name)) undone.texts.delete(name);
  return undone;
};
