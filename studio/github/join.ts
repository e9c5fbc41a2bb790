import { merge } from '../state/merge.ts';
import { isPicture } from '../store/site-file.ts';
import type { Conflict } from '../store/site-store.ts';
import type { Change, Entry, Files } from './repository.ts';

type Joining = {
  /** What both began from. */
  base: Files;
  mine: Files;
  theirs: Files;
  /** What others had published when somebody decided that theirs does not stay. */
  known: readonly Conflict[];
  /** What a file holds as a text of the site; nothing where it is none. */
  textOf: (name: string, entry: Entry | undefined) => Promise<string | null | undefined>;
};

/**
 * Joins what two people changed in the files of a site.
 * @returns what makes theirs the joined files, and those where both touched the same lines
 */
export const join = async ({
  base,
  mine,
  theirs,
  known,
  textOf,
}: Joining): Promise<{ changes: Change[]; conflicts: Conflict[] }> => {
  const changes: Change[] = [];
  const conflicts: Conflict[] = [];
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)];
    if (own?.sha === other?.sha || own?.sha === before?.sha) continue;
    const takeOwn = (): unknown => changes.push({ name, mode: own?.mode, sha: own?.sha ?? null });
    if (other?.sha === before?.sha) {
      takeOwn();
      continue;
    }
    const stored = await textOf(name, other);
    if (known.some((each) => each.name === name && each.stored === stored)) {
      takeOwn();
      continue;
    }
    const [ownText, beforeText] = [await textOf(name, own), await textOf(name, before)];
    const canJoin = typeof ownText === 'string' && beforeText !== undefined && typeof stored === 'string';
    const content =
      canJoin && !isPicture(name) ? merge<string | null>(ownText, beforeText, stored) : undefined;
    if (typeof content === 'string') changes.push({ name, mode: other?.mode, content });
    else conflicts.push({ name, stored: stored ?? null });
  }
  return { changes, conflicts };
};
