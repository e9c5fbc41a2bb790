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

/** A draft with the texts of only some documents: the format for storage and for other windows. */
export type PartialDraft = Pick<Draft, 'revision' | 'done' | 'undone'> & {
  saved: NamedText[];
  current: NamedText[];
  conflicts: NamedText[];
};

/** Reduces a draft to the documents with these names. */
export const pickDraft = (draft: Draft, names: Iterable<string>): PartialDraft => {
  const { revision, done, undone, conflicts } = draft;
  const of = (texts: FileTexts): NamedText[] => Array.from(names, (name) => [name, texts.get(name) ?? null]);
  return {
    revision,
    saved: of(draft.saved),
    current: of(draft.current),
    done,
    undone,
    conflicts: [...conflicts],
  };
};

/** Reduces a draft to the documents that differ from the stored ones now or at one of its steps. */
export const changedDraft = (draft: Draft): PartialDraft => {
  const { saved, current, done, undone, conflicts } = draft;
  const touched = new Set([...done, ...undone].flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  return pickDraft(draft, touched);
};

/** Completes a partial draft. @param others texts of the documents that it does not contain */
export const mergeDraft = (others: Pick<Draft, 'saved' | 'current'>, part: PartialDraft): Draft => ({
  ...part,
  saved: replaceTexts(others.saved, part.saved),
  current: replaceTexts(others.current, part.current),
  conflicts: new Map(part.conflicts),
});
