import { decisionOf, joinFile, type Held } from '../store/join-file.ts';
import type { Conflict } from '../store/site-store.ts';
import type { Change, Entry, Files } from './repository.ts';

type Joining = {
  /** What both began from. */
  base: Files;
  mine: Files;
  theirs: Files;
  /** What others had published of files when somebody decided what stays of them. */
  known: readonly Conflict[];
  /** What a file holds as a text of the site. */
  textOf: (name: string, entry: Entry | undefined) => Promise<Held>;
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
    // What one alone has changed is not fetched.
    if (own?.sha === other?.sha || (own?.sha === before?.sha && !decisionOf(name, known))) continue;
    const takeOwn = (): unknown => changes.push({ name, mode: own?.mode, sha: own?.sha ?? null });
    if (other?.sha === before?.sha) {
      takeOwn();
      continue;
    }
    const states = {
      mine: await textOf(name, own),
      base: await textOf(name, before),
      theirs: await textOf(name, other),
    };
    const joined = joinFile(name, states, known);
    if (joined === 'mine') takeOwn();
    else if (joined === undefined) conflicts.push({ name, stored: states.theirs ?? null });
    else if (joined !== 'theirs') changes.push({ name, mode: other?.mode, content: joined.text });
  }
  return { changes, conflicts };
};
