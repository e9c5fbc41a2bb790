import { replaceTexts, type FileTexts } from '../store/patches.ts';
import type { UndoStep } from './steps.ts';

/** Everything needed to restore the state after a reload or in another window. */
export type Draft = {
  /** Number of operations so far: orders the revisions of a draft without relying on clocks. */
  revision: number;
  /** Stored documents, as far as local changes could be merged with them. */
  saved: FileTexts;
  /** Documents with local changes. */
  current: FileTexts;
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
  conflicts: NamedText[];
};

/** Reduces a draft to the documents that differ from the stored ones now or at one of its steps. */
export const changedDraft = ({ saved, current, conflicts, ...draft }: Draft): PartialDraft => {
  const steps = [...draft.done, ...draft.undone];
  const touched = new Set(steps.flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  const textsOf = (texts: FileTexts): NamedText[] =>
    Array.from(touched, (name) => [name, texts.get(name) ?? null]);
  return { ...draft, saved: textsOf(saved), current: textsOf(current), conflicts: [...conflicts] };
};

/** Completes a partial draft. @param others texts of the documents that it does not contain */
export const mergeDraft = (others: Pick<Draft, 'saved' | 'current'>, part: PartialDraft): Draft => ({
  ...part,
  saved: replaceTexts(others.saved, part.saved),
  current: replaceTexts(others.current, part.current),
  conflicts: new Map(part.conflicts),
});
