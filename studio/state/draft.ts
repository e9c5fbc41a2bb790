import { withTexts, type Texts } from '../store/patches.ts';
import type { Step } from './steps.ts';

/** All that has to be known to continue after a reload, or in another window. */
export type Draft = {
  /** The number of operations that led here: of two revisions of one draft the later one has more, whatever a clock says. */
  revision: number;
  /** The documents as they are stored, as far as what was done here could be merged with them. */
  saved: Texts;
  /** As they would be saved. */
  current: Texts;
  /** The steps that led here, the last one last. */
  done: readonly Step[];
  /** Steps that were undone, each as what undid it. */
  undone: readonly Step[];
  /** What is stored of documents that others have changed in the same lines, until somebody decides. */
  conflicts: ReadonlyMap<string, string | null>;
};

type NamedText = readonly [name: string, text: string | null];

/** A draft with the texts of some documents alone, as a browser stores it and sends it to its other windows. */
export type DraftPart = Pick<Draft, 'revision' | 'done' | 'undone'> & {
  saved: NamedText[];
  current: NamedText[];
  conflicts: NamedText[];
};

/** The part of a draft that has the documents with these names. */
export const partOf = (draft: Draft, names: Iterable<string>): DraftPart => {
  const { revision, done, undone, conflicts } = draft;
  const of = (texts: Texts): NamedText[] => Array.from(names, (name) => [name, texts.get(name) ?? null]);
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
export const touchedPart = (draft: Draft): DraftPart => {
  const { saved, current, done, undone, conflicts } = draft;
  const touched = new Set([...done, ...undone].flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  return partOf(draft, touched);
};

/** The whole draft of a part. @param others the texts of the documents that the part does not have */
export const withPart = (others: Pick<Draft, 'saved' | 'current'>, part: DraftPart): Draft => ({
  ...part,
  saved: withTexts(others.saved, part.saved),
  current: withTexts(others.current, part.current),
  conflicts: new Map(part.conflicts),
});
