import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type {
  HistoryChange,
  HistoryEntry,
  Published,
  Publishing,
  PublishingStatus,
  PublishReason,
  Version,
} from '../store/publishing.ts';
import type { Conflict } from '../store/site-store.ts';
import { BranchChecks } from './checks.ts';
import { Drafts } from './drafts.ts';
import { isOutcomeUnknown, StoreFailure, type FailureKind } from './failures.ts';
import { SiteHistory } from './history.ts';
import { PullRequest } from './pull-request.ts';
import type { Head, Heads, Repository } from './repository.ts';
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
  invalid: 'unreachable',
  'signed-out': 'signed-out',
  'no-access': 'no-access',
  limited: 'refused',
  missing: 'not-there',
  refused: 'refused',
};

/** Whether a draft holds what is published, as when it could not be removed afterwards. */
const isPublished = ({ accepted, draft }: Heads): boolean => draft?.site === accepted.site;

const versionOf = ({ id, time }: Head): Version => ({ id, time });
const refused = (reason: PublishReason, detail?: string): Published => ({ state: 'refused', reason, detail });

/** Publishes the draft of whoever signed in, by a pull request that is merged as one commit when its checks are green. */
export class GitHubPublishing implements Publishing {
  readonly #history: SiteHistory;
  readonly #checks: BranchChecks;
  readonly #drafts: Drafts;
  #last: PublishingStatus | undefined;

  constructor(readonly options: Options) {
    this.#history = new SiteHistory(options.repository, options.reading);
    this.#checks = new BranchChecks(options.repository);
    this.#drafts = new Drafts(options.repository, options.reading);
  }

  async status(): Promise<PublishingStatus> {
    const { repository, release } = this.options;
    try {
      const heads = await repository.heads();
      const [base, told, live] = await Promise.all([
        isPublished(heads) ? heads.accepted : this.#drafts.baseOf(heads),
        this.#checks.of((heads.draft ?? heads.accepted).id),
        this.#checks.live(),
      ]);
      const { login } = repository;
      const author = { name: login, email: `${login}@users.noreply.github.com` };
      const { draft } = heads;
      this.#last = {
        base: versionOf(base),
        accepted: versionOf(heads.accepted),
        saved: draft && draft.site !== base.site ? draft.time : undefined,
        live,
        ...told,
        release,
        author,
      };
      return this.#last;
    } catch (error) {
      if (!this.#last || !isOutcomeUnknown(error)) throw error;
      return { ...this.#last, isStale: true };
    }
  }

  async publish({ message, known = [] }: Parameters<Publishing['publish']>[0]): Promise<Published> {
    try {
      let decided = known;
      for (let tries = 0; tries < mostTries; tries += 1) {
        const heads = await this.options.repository.heads();
        const outcome = await this.#try(heads, message, decided).catch((error) =>
          this.#againIfMoved(heads, error),
        );
        // What somebody has decided belongs to what others had published by then.
        if (outcome === 'joined') decided = [];
        else if (outcome !== 'again') return outcome;
      }
      return refused('overtaken');
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error;
      // What is not said by the reason already.
      const detail = ['limited', 'invalid'].includes(error.kind) ? error.message : error.detail;
      return refused(reasons[error.kind], detail || undefined);
    }
  }

  version(id: string): Promise<ReadonlyMap<string, string>> {
    return this.#history.texts(id);
  }

  history(wanted: { name?: string; before?: string }): Promise<HistoryEntry[]> {
    return this.#history.entries(wanted);
  }

  changes(id: string): Promise<HistoryChange[]> {
    return this.#history.changes(id);
  }

  /** What is refused because a branch has moved meanwhile is no reason to give up. */
  async #againIfMoved({ accepted, draft }: Heads, error: unknown): Promise<'again'> {
    if (!(error instanceof StoreFailure) || error.kind !== 'refused') throw error;
    const now = await this.options.repository.heads();
    if (now.accepted.id === accepted.id && now.draft?.id === draft?.id) throw error;
    return 'again';
  }

  /** Publishes what the branches hold, unless they move meanwhile; a draft that others have overtaken is joined first. */
  async #try(
    heads: Heads,
    message: string,
    known: readonly Conflict[],
  ): Promise<Published | 'joined' | 'again'> {
    const { repository, reading, hasErrors } = this.options;
    const { accepted, draft } = heads;
    if (!draft) return refused('no-changes');
    const base = await this.#drafts.baseOf(heads);
    if (isPublished(heads)) {
      await repository.moveDraft(draft, 'none');
      if (draft.site === base.site) return refused('no-changes');
      // It was published meanwhile, as when the connection was lost before the answer came.
      return { state: 'published', accepted: versionOf(accepted) };
    }
    if (base.id !== accepted.id) {
      const { conflicts, isDone } = await this.#drafts.rebase({ from: base, draft, onto: accepted, known });
      if (conflicts.length > 0) return { state: 'conflicts', conflicts };
      return isDone ? 'joined' : 'again';
    }
    const files = await repository.files(draft);
    await reading.pictures.lookAt(files);
    if (await hasErrors(await reading.contentOf(files))) return refused('errors');
    const pull = await PullRequest.open(repository, message);
    const { checks } = await this.#checks.of(draft.id);
    if (checks.state === 'red') return refused('checks-failed', checks.url);
    const isToCome = checks.state === 'none' && (await this.#checks.areExpected());
    if (checks.state === 'running' || isToCome) return { state: 'waiting' };
    const merged = await pull.merge(draft.id, message);
    if ('id' in merged) {
      // What is left of it is joined with what was published the next time.
      await this.#leave(draft, merged.id).catch(() => undefined);
      return { state: 'published', accepted: { id: merged.id, time: Date.now() } };
    }
    if ((await repository.heads()).accepted.id !== accepted.id || merged.isOld) return 'again';
    // It is asked for just now, and whether it can be merged is not known there yet.
    return pull.isNew || merged.isHeldBack ? { state: 'waiting' } : refused('protected', merged.detail);
  }

  /** Nothing stays of the draft that was published but what was written meanwhile. */
  async #leave(published: Head, id: string): Promise<void> {
    const { repository } = this.options;
    if (await repository.moveDraft(published, 'none')) return;
    const { draft, accepted } = await repository.heads();
    const onto = (await repository.commits([id])).get(id) ?? accepted;
    if (draft) await this.#drafts.rebase({ from: published, draft, onto, known: [] });
  }
}
