import { words } from '../words/words.ts';
import { isOutcomeUnknown, StoreFailure } from './failures.ts';
import type { Repository } from './repository.ts';
import { shapes } from './shapes.ts';

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
      const { number } = await client.ask(shapes.pull, (request) =>
        request('POST /repos/{owner}/{repo}/pulls', { ...at, head, base, title }),
      );
      return new PullRequest(repository, number, true);
    } catch (error) {
      // Another window of the same person asks for it at the same moment, or the response was lost.
      const others = await PullRequest.#find(repository);
      if (others) return others;
      throw error;
    }
  }

  static async #find(repository: Repository): Promise<PullRequest | undefined> {
    const { at, base, draft, client } = repository;
    const [found] = await client.ask(shapes.pulls, (request) =>
      request('GET /repos/{owner}/{repo}/pulls', {
        ...at,
        head: `${at.owner}:${draft}`,
        base,
        state: 'open',
      }),
    );
    return found && new PullRequest(repository, found.number, false);
  }

  /**
   * Merges it as one commit.
   * @param commit the only one that may be the last of the draft
   * @throws StoreFailure when it was not merged for another reason, or when the outcome is unknown
   */
  async merge(commit: string, message: string): Promise<Merged> {
    const { at, client } = this.repository;
    const [title = '', ...rest] = message.split('\n');
    try {
      const { sha } = await client.ask(shapes.merge, (request) =>
        request('PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge', {
          ...at,
          pull_number: this.number,
          sha: commit,
          merge_method: 'squash',
          commit_title: title,
          commit_message: rest.join('\n').trim(),
        }),
      );
      return { id: sha };
    } catch (error) {
      if (isOutcomeUnknown(error)) return this.#outcome(commit);
      if (!(error instanceof StoreFailure) || ![405, 409].includes(error.status)) throw error;
      const { status, detail } = error;
      return { isOld: status === 409, isHeldBack: /status checks?\b.*expected/.test(detail), detail };
    }
  }

  /** What became of merging when its response was lost. @throws StoreFailure when that is unknown */
  async #outcome(commit: string): Promise<Merged> {
    const { at, client } = this.repository;
    const unknown = new StoreFailure('unreachable', words.github.unreachable, words.github.unknownOutcome);
    const state = await client
      .ask(shapes.pullState, (request) =>
        request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number: this.number }),
      )
      .catch(() => undefined);
    // What is not merged yet may still be, when the request itself is late.
    if (!state?.merged || state.merge_commit_sha === null || state.head.sha !== commit) throw unknown;
    return { id: state.merge_commit_sha };
  }
}
