import { StoreFailure } from './failures.ts';
import type { Repository } from './repository.ts';

/** What became of merging: its commit, or why there is none. */
type Merged =
  | { id: string }
  /** `isOld`: the branch holds another commit. `isHeldBack`: a check has to be green first. */
  | { isOld: boolean; isHeldBack: boolean; detail: string };

/** The pull request of a draft. */
export class PullRequest {
  private constructor(
    readonly repository: Repository,
    readonly number: number,
    readonly isNew: boolean,
  ) {}

  /** The one that is open, or a new one. @throws StoreFailure when none can be made */
  static async open(repository: Repository, message: string): Promise<PullRequest> {
    const { at, base, draft: head, client } = repository;
    const found = await PullRequest.#find(repository);
    if (found) return found;
    const [title = ''] = message.split('\n', 1);
    try {
      const made = await client.request('POST /repos/{owner}/{repo}/pulls', { ...at, head, base, title });
      return new PullRequest(repository, made.data.number, true);
    } catch (error) {
      // Another window of the same person asks for it at the same moment.
      const others = await PullRequest.#find(repository);
      if (others) return others;
      throw error;
    }
  }

  static async #find(repository: Repository): Promise<PullRequest | undefined> {
    const { at, base, draft, client } = repository;
    const { data } = await client.request('GET /repos/{owner}/{repo}/pulls', {
      ...at,
      head: `${at.owner}:${draft}`,
      base,
      state: 'open',
    });
    const [found] = data;
    return found && new PullRequest(repository, found.number, false);
  }

  /** Merges it as one commit. @param commit the only one that may be the last of the draft */
  async merge(commit: string, message: string): Promise<Merged> {
    const { at, client } = this.repository;
    const [title = '', ...rest] = message.split('\n');
    try {
      const { data } = await client.request('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', {
        ...at,
        pull_number: this.number,
        sha: commit,
        merge_method: 'squash',
        commit_title: title,
        commit_message: rest.join('\n').trim(),
      });
      return { id: data.sha };
    } catch (error) {
      if (!(error instanceof StoreFailure) || ![405, 409].includes(error.status)) throw error;
      const { status, detail } = error;
      return { isOld: status === 409, isHeldBack: /status checks?\b.*expected/.test(detail), detail };
    }
  }
}
