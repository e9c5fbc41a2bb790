import { words } from '../messages/messages.ts';
import { isOutcomeUnknown, StoreFailure } from './failures.ts';
import type { Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

/** The pull request of a draft. */
type PullRequest = { number: number; isNew: boolean };

/** What became of merging: its commit, or why there is none. */
type Merged =
  | { id: string }
  /** `isOld`: the branch holds another commit. `isHeldBack`: a check has to be green first. */
  | { isOld: boolean; isHeldBack: boolean; detail: string };

const pulls = '/repos/{owner}/{repo}/pulls';

/** The pull request of the draft that is open, or a new one. @throws StoreFailure when none can be made */
export const openPullRequest = async (repository: Repository, message: string): Promise<PullRequest> => {
  const { where, base, draft, client } = repository;
  const find = async (): Promise<PullRequest | undefined> => {
    const wanted = { head: `${where.owner}:${draft}`, base, state: 'open' } as const;
    const [found] = await client.request(responseSchemas.pulls, `GET ${pulls}`, wanted);
    return found && { number: found.number, isNew: false };
  };
  const found = await find();
  if (found) return found;
  const [title = ''] = message.split('\n', 1);
  try {
    const { number } = await client.request(responseSchemas.pull, `POST ${pulls}`, {
      head: draft,
      base,
      title,
    });
    return { number, isNew: true };
  } catch (error) {
    // Another window of the same person asks for it at the same moment, or the response was lost.
    const others = await find();
    if (others) return others;
    throw error;
  }
};

/**
 * Merges a pull request as one commit.
 * @param commit the only one that may be the last of the draft
 * @throws StoreFailure when it was not merged for another reason, or when the outcome is unknown
 */
export const mergePullRequest = async (
  { client }: Repository,
  number: number,
  commit: string,
  message: string,
): Promise<Merged> => {
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
    if (isOutcomeUnknown(error)) {
      const state = await client
        .request(responseSchemas.pullState, `GET ${pulls}/{pull_number}`, { pull_number: number })
        .catch(() => undefined);
      // What is not merged yet may still be, when the request itself is late.
      if (state?.merged && state.merge_commit_sha !== null && state.head.sha === commit)
        return { id: state.merge_commit_sha };
      throw new StoreFailure('unreachable', words.github.unreachable, words.github.unknownOutcome);
    }
    if (!(error instanceof StoreFailure) || ![405, 409].includes(error.status)) throw error;
    const { status, detail } = error;
    return { isOld: status === 409, isHeldBack: /status checks?\b.*expected/.test(detail), detail };
  }
};
