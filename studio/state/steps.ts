import {
  diffTexts,
  applyPatch,
  createPatch,
  invertPatch,
  applyPatches,
  type Patch,
  type FileTexts,
} from '../store/patches.ts';

/** One thing that was done. */
export type UndoStep = {
  /** What was edited, such as a field: steps of one thing that follow each other at once are undone as one. */
  subject: string;
  /** What changed, one patch for each document. */
  patches: readonly Patch[];
  /** When it was last added to, in milliseconds since 1970; 0 when nothing is to be added any more. */
  at: number;
};

/** So many steps can be taken back. */
const mostSteps = 500;

/** Typing that rests for longer is a step of its own. */
const pauseMs = 1200;

/** The steps with one more, which may belong to the last one. @param before the texts that the last one led to */
export const appendStep = (
  steps: readonly UndoStep[],
  done: Omit<UndoStep, 'patches'>,
  before: FileTexts,
  after: FileTexts,
): UndoStep[] => {
  const last = steps.at(-1);
  // The clock may be set back between two of them.
  const isOne = last?.subject === done.subject && Math.abs(done.at - last.at) < pauseMs;
  const from = isOne ? applyPatches(before, last.patches.map(invertPatch)) : before;
  const patches = diffTexts(from, after).map(createPatch);
  const others = isOne ? steps.slice(0, -1) : steps;
  return patches.length > 0 ? [...others, { ...done, patches }].slice(-mostSteps) : [...others];
};

/** What is typed after a save, or after undo, is another step. */
export const closeLastStep = (steps: readonly UndoStep[]): UndoStep[] =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, at: 0 } : step));

/**
 * The steps when their texts of one document are others; a step that changes nothing any more is left out.
 * @param text of the document, to which the last step leads
 */
export const rebaseSteps = (
  steps: readonly UndoStep[],
  { name, text }: { name: string; text: string | null },
  other: (text: string | null) => string | null,
): UndoStep[] => {
  let [after, otherAfter] = [text, other(text)];
  const rebased = (patch: Patch): Patch[] => {
    if (patch.name !== name) return [patch];
    const before = applyPatch(after, invertPatch(patch));
    const change = { name, before: other(before), after: otherAfter };
    [after, otherAfter] = [before, change.before];
    return change.before === change.after ? [] : [createPatch(change)];
  };
  return steps
    .toReversed()
    .map((step) => ({ ...step, patches: step.patches.flatMap(rebased) }))
    .filter(({ patches }) => patches.length > 0)
    .toReversed();
};
