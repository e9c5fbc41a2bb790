import type { FileChange } from '../store/site-store.ts';
import type { Draft } from './draft.ts';
import { withChanges, type Step, type Texts } from './steps.ts';

/** What of a text was exchanged for what; a whole document that came or went is exchanged as it is. */
type Patch = { name: string; start: number | undefined; before: string | null; after: string | null };
type PackedStep = Omit<Step, 'changes'> & { patches: Patch[] };

/** A draft without the documents that it does not touch, and its steps without what they leave as it is. */
export type PackedDraft = {
  texts: { name: string; saved: string | null; current: string | null }[];
  done: PackedStep[];
  undone: PackedStep[];
  conflicts: [name: string, stored: string | null][];
};

/** The part in which two texts differ. */
export const changedRange = (
  before: string,
  after: string,
): { start: number; before: number; after: number } => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let end = 0;
  while (
    end < most - start &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  )
    end += 1;
  return { start, before: before.length - end, after: after.length - end };
};

const patchOf = ({ name, before, after }: FileChange): Patch => {
  if (before === null || after === null) return { name, start: undefined, before, after };
  const range = changedRange(before, after);
  const { start } = range;
  return { name, start, before: before.slice(start, range.before), after: after.slice(start, range.after) };
};

// A step never changes, and most of them were packed before.
const packed = new WeakMap<Step, PackedStep>();

const packStep = (step: Step): PackedStep => {
  const { changes, ...rest } = step;
  const made = packed.get(step) ?? { ...rest, patches: changes.map(patchOf) };
  packed.set(step, made);
  return made;
};

/** A draft as it is kept and sent. */
export const packDraft = ({ saved, current, done, undone, conflicts }: Draft): PackedDraft => {
  const names = new Set([...done, ...undone].flatMap(({ changes }) => changes.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) names.add(name);
  return {
    texts: [...names].map((name) => ({
      name,
      saved: saved.get(name) ?? null,
      current: current.get(name) ?? null,
    })),
    done: done.map(packStep),
    undone: undone.map(packStep),
    conflicts: [...conflicts],
  };
};

/** The change that leads from a text, or with `side` "after" to it. */
const changeOf = (
  { name, start, before, after }: Patch,
  text: string | null,
  side: 'before' | 'after',
): FileChange => {
  if (start === undefined || text === null) return { name, before, after };
  const [here, there] = side === 'before' ? [before, after] : [after, before];
  const other = text.slice(0, start) + (there ?? '') + text.slice(start + (here ?? '').length);
  return side === 'before' ? { name, before: text, after: other } : { name, before: other, after: text };
};

/** The steps that lead from the texts, or with `side` "after" to them, the nearest one last. */
const unpackSteps = (steps: readonly PackedStep[], current: Texts, side: 'before' | 'after'): Step[] => {
  const unpacked: Step[] = [];
  let texts = current;
  for (const { patches, ...rest } of steps.toReversed()) {
    const changes = patches.map((patch) => changeOf(patch, texts.get(patch.name) ?? null, side));
    texts = withChanges(texts, changes, side === 'before' ? 'after' : 'before');
    unpacked.push({ ...rest, changes });
  }
  return unpacked.toReversed();
};

/** The draft that was packed. @param others the documents that it does not touch, as they are stored */
export const unpackDraft = ({ texts, done, undone, conflicts }: PackedDraft, others: Texts): Draft => {
  const of = (side: 'saved' | 'current') =>
    withChanges(
      others,
      texts.map((text) => ({ name: text.name, before: null, after: text[side] })),
      'after',
    );
  const current = of('current');
  return {
    saved: of('saved'),
    current,
    done: unpackSteps(done, current, 'after'),
    undone: unpackSteps(undone, current, 'before'),
    conflicts: new Map(conflicts),
  };
};
