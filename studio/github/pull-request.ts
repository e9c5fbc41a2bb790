import { words } from '../messages/messages.ts';
import { StoreFailure } from './failures.ts';
import type { Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

/** The pull request of a draft; `isNew` if it was just opened. */
type PullRequest = { number: number; isNew: boolean };

/** Result of a merge: the merge commit, or why the pull request was not merged. */
type MergeResult =
  | { id: string }
  /** `isOld`: the head of the branch has changed. `isHeldBack`: a required check has not passed yet. */
  | { isOld: boolean; isHeldBack: boolean; detail: string };

const pulls = '/repos/{owner}/{repo}/pulls';

/** Returns the open pull request of the draft, or opens one. @throws StoreFailure if that fails */
export const openPullRequest = async (repository: Repository, message: string): Promise<PullRequest> => {
  const { where, base, draft, client } = repository;
  const find = async (): Promise<PullRequest | undefined> => {
    const query = { head: `${where.owner}:${draft}`, base, state: 'open' } as const;
    const [found] = await client.request(responseSchemas.pulls, `GET ${pulls}`, query);
    return found && { number: found.number, isNew: false };
  };
  const found = await find();
  if (found) return found;
  const [title = ''] = message.split('\n', 1);
  try {
    const pull = { head: draft, base, title };
    const { number } = await client.request(responseSchemas.pull, `POST ${pulls}`, pull);
    return { number, isNew: true };
  } catch (error) {
    // Another window of the user may have opened it at the same time, or the response was lost.
    const existing = await find();
    if (existing) return existing;
    throw error;
  }
};

/**
 * Squash-merges a pull request.
 * @param commit expected head of the draft; the merge fails if it has changed
 * @throws StoreFailure if the merge failed for another reason or its outcome is unknown
 */
export const mergePullRequest = async (
  { client }: Repository,
  number: number,
  commit: string,
  message: string,
): Promise<MergeResult> => {
  const [title = '', ...rest] = message.split('\n');
  try {
    const { sha } = await client.request(responseSchemas.merge, `PUT ${pulls}/{pull_number}/merge`, {
      pull_number: number,
      sha: commit,
      merge_method: 'squash',
      commit_title: title,
      commit_message: rest.join('\n').trim(),
    });
    return { id: sha };
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    // The response may have been lost after GitHub had merged the pull request, so its state is read.
    if (error.kind === 'unreachable') {
      const state = await client
        .request(responseSchemas.pullState, `GET ${pulls}/{pull_number}`, { pull_number: number })
        .catch(() => undefined);
      // The outcome is unknown, because GitHub may still be processing the request.
      if (state?.merged && state.merge_commit_sha !== null && state.head.sha === commit)
        return { id: state.merge_commit_sha };
      throw new StoreFailure('unreachable', words.github.unknownOutcome);
    }
    const { status, detail } = error;
    if (![405, 409].includes(status)) throw error;
    return { isOld: status === 409, isHeldBack: /status checks?\b.*expected/.test(detail), detail };
  }
};
