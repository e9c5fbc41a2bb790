import { findDecision, mergeFile } from '../store/merge-file.ts';
import type { Conflict } from '../store/site-store.ts';
import { invalidResponse } from './failures.ts';
import type { GitTreeEntry, TreeChange, BranchHeads, Repository } from './repository.ts';
import { responseSchemas, type Head } from './response-schemas.ts';
import type { SiteReading } from './site-reading.ts';

/** Returns the commit that the draft is based on, or the head of the default branch if there is no draft. */
export const baseOf = async (repository: Repository, { accepted, draft }: BranchHeads): Promise<Head> => {
  if (!draft) return accepted;
  const basehead = `${accepted.id}...${draft.id}`;
  const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
  const query = { basehead, per_page: 1 };
  const compared = await repository.client.request(responseSchemas.comparison, route, query);
  const base = await repository.findCommit(compared.merge_base_commit.sha);
  if (!base) throw invalidResponse();
  return base;
};

/**
 * Rebases the draft onto a newer commit as a single commit, merging the changes of others; removes it if no change remains.
 * @param options.from current base of the draft
 * @param options.onto new base
 * @param options.known see `Publishing.publish`
 * @returns conflicts with changes of others; if there are any, or the draft has moved, `isDone` is false
 */
export const rebaseDraft = async (
  repository: Repository,
  reading: SiteReading,
  { from, draft, onto, known }: { from: Head; draft: Head; onto: Head; known: readonly Conflict[] },
): Promise<{ conflicts: Conflict[]; isDone: boolean }> => {
  const base = await repository.files(from);
  const mine = await repository.files(draft);
  const theirs = await repository.files(onto);
  const changes: TreeChange[] = [];
  const conflicts: Conflict[] = [];
  for (const name of new Set([...mine.keys(), ...theirs.keys()])) {
    const [before, own, other] = [base.get(name), mine.get(name), theirs.get(name)];
    // Only files that both sides have changed are fetched and merged.
    if (own?.sha === other?.sha || (own?.sha === before?.sha && !findDecision(name, known))) continue;
    const ours = { name, mode: own?.mode, sha: own?.sha ?? null };
    if (other?.sha === before?.sha) {
      changes.push(ours);
      continue;
    }
    const read = (entry: GitTreeEntry | undefined) => reading.readText(name, entry);
    const stored = await read(other);
    const merged = mergeFile(
      name,
      { mine: await read(own), base: await read(before), theirs: stored },
      known,
    );
    if (merged === 'mine') changes.push(ours);
    else if (merged === undefined) conflicts.push({ name, stored: stored ?? null });
    else if (merged !== 'theirs') changes.push({ name, mode: other?.mode, content: merged.text });
  }
  if (conflicts.length > 0) return { conflicts, isDone: false };
  const moved = changes.length === 0 ? undefined : await repository.createCommit(onto, changes);
  return { conflicts, isDone: await repository.moveDraft(draft, moved) };
};
