import { replaceTexts, type FileTexts } from '../store/patches.ts';
import type { UndoStep } from './steps.ts';

/** All that has to be known to continue after a reload, or in another window. */
export type Draft = {
  /** The number of operations that led here: of two revisions of one draft the later one has more, whatever a clock says. */
  revision: number;
  /** The documents as they are stored, as far as what was done here could be merged with them. */
  saved: FileTexts;
  /** As they would be saved. */
  current: FileTexts;
  /** The steps that led here, the last one last. */
  done: readonly UndoStep[];
  /** Steps that were undone, each as what undid it. */
  undone: readonly UndoStep[];
  /** What is stored of documents that others have changed in the same lines, until somebody decides. */
  conflicts: ReadonlyMap<string, string | null>;
};

type NamedText = readonly [name: string, text: string | null];

/** A draft with the texts of some documents alone, as a browser stores it and sends it to its other windows. */
export type PartialDraft = Pick<Draft, 'revision' | 'done' | 'undone'> & {
  saved: NamedText[];
  current: NamedText[];
  conflicts: NamedText[];
};

/** The part of a draft that has the documents with these names. */
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

/** The part of a draft that differs from the stored documents, or did so at one of its steps. */
export const changedDraft = (draft: Draft): PartialDraft => {
  const { saved, current, done, undone, conflicts } = draft;
  const touched = new Set([...done, ...undone].flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  return pickDraft(draft, touched);
};

/** The whole draft of a part. @param others the texts of the documents that the part does not have */
export const mergeDraft = (others: Pick<Draft, 'saved' | 'current'>, part: PartialDraft): Draft => ({
  ...part,
  saved: replaceTexts(others.saved, part.saved),
  current: replaceTexts(others.current, part.current),
  conflicts: new Map(part.conflicts),
});
