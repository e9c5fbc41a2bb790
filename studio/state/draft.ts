import { diffTexts, replaceTexts, type FileTexts } from '../store/patches.ts';
import type { UndoStep } from './steps.ts';

/** Everything needed to restore the state after a reload or in another window. */
export type Draft = {
  /** Number of operations so far: orders the revisions of a draft without relying on clocks. */
  revision: number;
  /**
   * The stored documents with which the local changes are merged; of a document with a conflict, an earlier version.
   */
  saved: FileTexts;
  /** Documents with local changes. */
  current: FileTexts;
  /** Documents as they were stored when the Studio was opened, with the changes that others have made since. */
  opened: FileTexts;
  /** Steps that can be undone, latest last. */
  done: readonly UndoStep[];
  /** Undone steps, each stored as the step that undid it. */
  undone: readonly UndoStep[];
  /** Stored versions of documents with conflicts, until the editor decides. */
  conflicts: ReadonlyMap<string, string | null>;
};

type NamedText = readonly [name: string, text: string | null];

/** A draft with only the documents that it changes: the format for storage. */
export type PartialDraft = Pick<Draft, 'revision' | 'done' | 'undone'> & {
  saved: NamedText[];
  current: NamedText[];
  /** Missing in drafts of earlier versions. */
  opened?: NamedText[];
  conflicts: NamedText[];
};

/** Reduces a draft to the documents that differ from the stored ones now, at one of its steps or when the Studio was opened. */
export const changedDraft = ({ saved, current, opened, conflicts, ...draft }: Draft): PartialDraft => {
  const steps = [...draft.done, ...draft.undone];
  const touched = new Set(steps.flatMap(({ patches }) => patches.map(({ name }) => name)));
  const changes = [...diffTexts(saved, current), ...diffTexts(saved, opened)];
  for (const name of [...changes.map((change) => change.name), ...conflicts.keys()]) touched.add(name);
  const textsOf = (texts: FileTexts): NamedText[] =>
    Array.from(touched, (name) => [name, texts.get(name) ?? null]);
  const texts = { saved: textsOf(saved), current: textsOf(current), opened: textsOf(opened) };
  return { ...draft, ...texts, conflicts: [...conflicts] };
};

/** Completes a partial draft. @param others texts of the documents that it does not contain */
export const mergeDraft = (others: Pick<Draft, 'saved' | 'current'>, part: PartialDraft): Draft => ({
  ...part,
  saved: replaceTexts(others.saved, part.saved),
  current: replaceTexts(others.current, part.current),
  opened: replaceTexts(others.saved, part.opened ?? part.saved),
  conflicts: new Map(part.conflicts),
});
