import type { Draft } from './draft.ts';
import { withTexts, type Texts } from '../store/patches.ts';

type KeptText = readonly [name: string, text: string | null];

/** A draft as it is kept: without the documents that it does not touch. */
export type KeptDraft = Pick<Draft, 'revision' | 'done' | 'undone'> & {
  saved: KeptText[];
  current: KeptText[];
  conflicts: KeptText[];
};

/** What has to be kept of a draft. */
export const keptOf = ({ revision, saved, current, done, undone, conflicts }: Draft): KeptDraft => {
  const touched = new Set([...done, ...undone].flatMap(({ patches }) => patches.map(({ name }) => name)));
  for (const name of [...saved.keys(), ...current.keys(), ...conflicts.keys()])
    if (saved.get(name) !== current.get(name) || conflicts.has(name)) touched.add(name);
  const of = (texts: Texts): KeptText[] => [...touched].map((name) => [name, texts.get(name) ?? null]);
  return { revision, saved: of(saved), current: of(current), done, undone, conflicts: [...conflicts] };
};

/** The draft that was kept. @param others the documents that it does not touch, as they are stored */
export const draftOf = (
  { revision, saved, current, done, undone, conflicts }: KeptDraft,
  others: Texts,
): Draft => ({
  revision,
  saved: withTexts(others, saved),
  current: withTexts(others, current),
  done,
  undone,
  conflicts: new Map(conflicts),
});
