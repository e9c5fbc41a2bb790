import {
  diffTexts,
  applyPatch,
  createPatch,
  invertPatch,
  applyPatches,
  type Patch,
  type FileTexts,
} from '../store/patches.ts';
import type { Except } from '../../schema/except.ts';

/** A step that can be undone. */
export type UndoStep = {
  /** Key of what was edited, such as a field: consecutive changes of a subject within a short time form one step. */
  subject: string;
  /** One patch per changed document. */
  patches: readonly Patch[];
  /** Time of the last change in ms since 1970; 0 in a draft of an earlier version. */
  at: number;
  /** Whether the next change starts a new step in any case. */
  isClosed?: boolean;
};

/** Maximum number of undo steps. */
const maxSteps = 500;

/** A pause in typing longer than this starts a new step. */
const pauseMs = 1200;

/** Appends a change to the steps, or merges it into the last step. @param before texts after the last step */
export const appendStep = (
  steps: readonly UndoStep[],
  done: Except<UndoStep, 'patches'>,
  before: FileTexts,
  after: FileTexts,
): UndoStep[] => {
  const last = steps.at(-1);
  // `abs`, because the clock may be set back between two changes.
  const isSameStep =
    last?.subject === done.subject && !last.isClosed && Math.abs(done.at - last.at) < pauseMs;
  const from = isSameStep ? applyPatches(before, last.patches.map(invertPatch)) : before;
  const patches = diffTexts(from, after).map(createPatch);
  const earlier = isSameStep ? steps.slice(0, -1) : steps;
  return patches.length > 0 ? [...earlier, { ...done, patches }].slice(-maxSteps) : [...earlier];
};

/** Closes the last step, so that the next change starts a new one, for example after a save or an undo. */
export const closeLastStep = (steps: readonly UndoStep[]): UndoStep[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, isClosed: true } : step));

/**
 * Rebases steps when the texts of a document change underneath them; steps that no longer change anything are dropped.
 * @param text text of the document after the last step
 * @param rebase maps each earlier text of the document to its new version
 */
export const rebaseSteps = (
  steps: readonly UndoStep[],
  { name, text }: { name: string; text: string | null },
  rebase: (text: string | null) => string | null,
): UndoStep[] => {
  let [after, rebasedAfter] = [text, rebase(text)];
  const rebasePatch = (patch: Patch): Patch[] => {
    if (patch.name !== name) return [patch];
    const before = applyPatch(after, invertPatch(patch));
    const change = { name, before: rebase(before), after: rebasedAfter };
    [after, rebasedAfter] = [before, change.before];
    return change.before === change.after ? [] : [createPatch(change)];
  };
  return steps
    .toReversed()
    .map((step) => ({ ...step, patches: step.patches.flatMap(rebasePatch) }))
    .filter(({ patches }) => patches.length > 0)
    .toReversed();
};
