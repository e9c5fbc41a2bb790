import type { Draft } from './draft.ts';
import { withTexts, type Texts } from './patches.ts';

type Kept = readonly [name: string, text: string | null];

/** A draft as it is kept and sent: without the documents that it does not touch. */
export type KeptDraft = Pick<Draft, 'done' | 'undone'> & {
  saved: Kept[];
  current: Kept[];
  conflicts: Kept[];
};

/** What has to be kept of a draft. */
export const keptOf = ({ saved, current, done, undone, conflicts }: Draft): KeptDraft => {
  const touched = new Set([...done, ...undone].flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  const of = (texts: Texts): Kept[] => [...touched].map((name) => [name, texts.get(name) ?? null]);
  return { saved: of(saved), current: of(current), done, undone, conflicts: [...conflicts] };
};

/** The draft that was kept. @param others the documents that it does not touch, as they are stored */
export const draftOf = ({ saved, current, done, undone, conflicts }: KeptDraft, others: Texts): Draft => ({
  saved: withTexts(others, saved),
  current: withTexts(others, current),
  done,
  undone,
  conflicts: new Map(conflicts),
});
