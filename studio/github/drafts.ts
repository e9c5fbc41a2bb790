import { findDecision, mergeFile } from '../store/merge-file.ts';
import type { Conflict } from '../store/site-store.ts';
import { words } from '../messages/messages.ts';
import { invalidResponse } from './failures.ts';
import type { TreeChange, Head, BranchHeads, Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';
import type { SiteReading } from './site-reading.ts';

/** What a draft began from; what is accepted when there is none. */
export const baseOf = async (repository: Repository, { accepted, draft }: BranchHeads): Promise<Head> => {
  if (!draft) return accepted;
  const basehead = `${accepted.id}...${draft.id}`;
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const compared = await repository.client.request(responseSchemas.comparison, route, {
    basehead,
    per_page: 1,
  });
  const { sha } = compared.merge_base_commit;
  const base = (await repository.commits([sha])).get(sha);
  if (!base) throw invalidResponse();
  return base;
};

/**
 * Makes of a draft one commit that begins from another one, joined with what others changed; none when nothing is left.
 * @param wanted.from what the draft began from
 * @param wanted.onto what it begins from now
 * @param wanted.known as `Publishing.publish` says
 * @returns what others changed in the same lines; when there is something, or the draft has moved, it is not done
 */
export const rebaseDraft = async (
  repository: Repository,
  reading: SiteReading,
  { from, draft, onto, known }: { from: Head; draft: Head; onto: Head; known: readonly Conflict[] },
): Promise<{ conflicts: Conflict[]; isDone: boolean }> => {
  const [base, mine, theirs] = [
    await repository.files(from),
    await repository.files(draft),
    await repository.files(onto),
  ];
  const changes: TreeChange[] = [];
  const conflicts: Conflict[] = [];
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)];
    // What one alone has changed is not fetched.
    if (own?.sha === other?.sha || (own?.sha === before?.sha && !findDecision(name, known))) continue;
    const asOwn = { name, mode: own?.mode, sha: own?.sha ?? null };
    if (other?.sha === before?.sha) {
      changes.push(asOwn);
      continue;
    }
    const states = {
      mine: await reading.readText(name, own),
      base: await reading.readText(name, before),
      theirs: await reading.readText(name, other),
    };
    const joined = mergeFile(name, states, known);
    if (joined === 'mine') changes.push(asOwn);
    else if (joined === undefined) conflicts.push({ name, stored: states.theirs ?? null });
    else if (joined !== 'theirs') changes.push({ name, mode: other?.mode, content: joined.text });
  }
  if (conflicts.length > 0) return { conflicts, isDone: false };
  const moved = changes.length === 0 ? 'none' : await repository.commit(onto, changes, words.github.draft);
  return { conflicts, isDone: await repository.moveDraft(draft, moved) };
};
