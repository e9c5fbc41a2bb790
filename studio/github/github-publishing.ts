import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type {
  HistoryEntry,
  Live,
  Published,
  Publishing,
  PublishingStatus,
  PublishReason,
  Version,
} from '../store/publishing.ts';
import type { Conflict, FileChange } from '../store/site-store.ts';
import { words } from '../words/words.ts';
import { BranchChecks } from './checks.ts';
import { StoreFailure, type FailureKind } from './failures.ts';
import { SiteHistory } from './history.ts';
import { join } from './join.ts';
import { PullRequest } from './pull-request.ts';
import type { Files, Head, Heads, Repository } from './repository.ts';
import type { SiteReading } from './site-content.ts';

export type Options = {
  repository: Repository;
  reading: SiteReading;
  /** Whether the documents of a site have errors, by the check of the whole site. */
  hasErrors: (content: SiteContent) => Promise<boolean>;
  release: PublishingStatus['release'];
};

/** How often is begun anew when others publish at the same moment. */
const mostTries = 4;

const reasons: Record<FailureKind, PublishReason> = {
  unreachable: 'unreachable',
  'signed-out': 'no-access',
  'no-access': 'no-access',
  limited: 'refused',
  missing: 'not-there',
  refused: 'refused',
};

const versionOf = ({ id, time }: Head): Version => ({ id, time });
const refused = (reason: PublishReason, detail?: string): Published => ({ state: 'refused', reason, detail });

/** Publishes the draft of whoever signed in, by a pull request that is merged as one commit when its checks are green. */
export class GitHubPublishing implements Publishing {
  readonly #history: SiteHistory;
  readonly #checks: BranchChecks;
  #last: PublishingStatus | undefined;

  constructor(readonly options: Options) {
    this.#history = new SiteHistory(options.repository, options.reading);
    this.#checks = new BranchChecks(options.repository);
  }

  async status(): Promise<PublishingStatus> {
    const { repository, release } = this.options;
    try {
      const heads = await repository.heads();
      const [base, told, live] = await Promise.all([
        this.#baseOf(heads),
        this.#checks.of((heads.draft ?? heads.accepted).id),
        this.#live(),
      ]);
      const { login } = repository;
      const author = { name: login, email: `${login}@users.noreply.github.com` };
      this.#last = {
        base: versionOf(base),
        accepted: versionOf(heads.accepted),
        live,
        ...told,
        release,
        author,
      };
      return this.#last;
    } catch (error) {
      if (!this.#last || !(error instanceof StoreFailure) || error.kind !== 'unreachable') throw error;
      return { ...this.#last, isStale: true };
    }
  }

  async publish({ message, known = [] }: Parameters<Publishing['publish']>[0]): Promise<Published> {
    try {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const outcome = await this.#try(message, known);
        if (outcome !== 'again') return outcome;
      }
      return refused('overtaken');
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      return refused(reasons[error.kind], error.detail || error.message);
    }
  }

  version(id: string): Promise<ReadonlyMap<string, string>> {
    return this.#history.texts(id);
  }

  history(wanted: { name?: string; before?: string }): Promise<HistoryEntry[]> {
    return this.#history.entries(wanted);
  }

  changes(id: string): Promise<FileChange[]> {
    return this.#history.changes(id);
  }

  /** Publishes what the branches hold now, unless they move meanwhile. */
  async #try(message: string, known: readonly Conflict[]): Promise<Published | 'again'> {
    const { repository, reading, hasErrors } = this.options;
    const heads = await repository.heads();
    const { accepted, draft } = heads;
    if (!draft) return refused('no-changes');
    const base = await this.#baseOf(heads);
    if (base.id !== accepted.id) {
      const conflicts = await this.#rebase({ from: base, draft, onto: accepted, known });
      return conflicts && conflicts.length > 0 ? { state: 'conflicts', conflicts } : 'again';
    }
    if (draft.site === accepted.site) {
      await repository.moveDraft(draft, undefined);
      return refused('no-changes');
    }
    if (await hasErrors(await reading.contentOf(await repository.files(draft)))) return refused('errors');
    const pull = await PullRequest.open(repository, message);
    const { checks } = await this.#checks.of(draft.id);
    if (checks.state === 'red') return refused('checks-failed', checks.url);
    const isToCome = checks.state === 'none' && (await this.#checks.areExpected());
    if (checks.state === 'running' || isToCome) return { state: 'waiting' };
    const merged = await pull.merge(draft.id, message);
    if ('id' in merged) return this.#published(merged.id, draft);
    if ((await repository.heads()).accepted.id !== accepted.id || merged.isOld) return 'again';
    // It is asked for just now, and whether it can be merged is not known there yet.
    return pull.isNew || merged.isHeldBack ? { state: 'waiting' } : refused('protected', merged.detail);
  }

  /** What is done behind it: nothing stays of the draft but what was written meanwhile. */
  async #published(id: string, published: Head): Promise<Published> {
    const { repository } = this.options;
    const accepted = (await repository.commits([id])).get(id);
    if (!accepted) throw new StoreFailure('missing', words.github.noVersion);
    if (!(await repository.moveDraft(published, undefined))) {
      const { draft } = await repository.heads();
      if (draft) await this.#rebase({ from: published, draft, onto: accepted, known: [] });
    }
    return { state: 'published', accepted: versionOf(accepted) };
  }

  /**
   * Makes of a draft what it would be if it had begun from another commit.
   * @returns what others changed in the same lines; then nothing is done. Nothing when the draft has moved meanwhile
   */
  async #rebase(wanted: {
    from: Head;
    draft: Head;
    onto: Head;
    known: readonly Conflict[];
  }): Promise<Conflict[] | undefined> {
    const { repository, reading } = this.options;
    const { from, draft, onto, known } = wanted;
    const files = (head: Head): Promise<Files> => repository.files(head);
    const [base, mine, theirs] = await Promise.all([files(from), files(draft), files(onto)]);
    const textOf = reading.textOf.bind(reading);
    const { changes, conflicts } = await join({ base, mine, theirs, known, textOf });
    if (conflicts.length > 0) return conflicts;
    const moved =
      changes.length === 0 ? undefined : await repository.commit(onto, changes, words.github.draft);
    return (await repository.moveDraft(draft, moved)) ? [] : undefined;
  }

  /** What the draft began from. */
  async #baseOf({ accepted, draft }: Heads): Promise<Head> {
    if (!draft) return accepted;
    const { repository } = this.options;
    const { data } = await repository.client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
      ...repository.at,
      basehead: `${accepted.id}...${draft.id}`,
      per_page: 1,
    });
    const { sha } = data.merge_base_commit;
    return (await repository.commits([sha])).get(sha) ?? accepted;
  }

  /** Production is what the latest tag has brought there. */
  async #live(): Promise<Live> {
    const { repository } = this.options;
    const { data } = await repository.client.request('GET /repos/{owner}/{repo}/actions/runs', {
      ...repository.at,
      event: 'push',
      status: 'success',
      per_page: 50,
    });
    const run = data.workflow_runs.find(
      ({ path, head_branch }) => path.endsWith('/deploy.yml') && head_branch !== repository.base,
    );
    return run ? { id: run.head_sha, time: Date.parse(run.updated_at) } : { unknown: 'not-told' };
  }
}
