import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type {
  PublishResult,
  Publishing,
  PublishingStatus,
  PublishReason,
  Commit,
} from '../store/publishing.ts';
import type { Conflict } from '../store/site-store.ts';
import { checksOf } from './checks.ts';
import { baseOf, rebaseDraft } from './drafts.ts';
import { isOutcomeUnknown, StoreFailure, type FailureKind } from './failures.ts';
import { historyOf } from './history.ts';
import { mergePullRequest, openPullRequest } from './pull-request.ts';
import type { Head, BranchHeads, Repository } from './repository.ts';
import type { SiteReading } from './site-reading.ts';

export type PublishingOptions = {
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
const isPublished = ({ accepted, draft }: BranchHeads): boolean => draft?.site === accepted.site;

const versionOf = ({ id, time }: Head): Commit => ({ id, time });
const refused = (reason: PublishReason, detail?: string): PublishResult => ({
  state: 'refused',
  reason,
  detail,
});

/** Publishes the draft of whoever signed in, by a pull request that is merged as one commit when its checks are green. */
export const githubPublishing = ({
  repository,
  reading,
  hasErrors,
  release,
}: PublishingOptions): Publishing => {
  const checks = checksOf(repository);
  let last: PublishingStatus | undefined;

  const readStatus = async (): Promise<PublishingStatus> => {
    const heads = await repository.heads();
    const { accepted, draft } = heads;
    const [base, told, live] = await Promise.all([
      isPublished(heads) ? accepted : baseOf(repository, heads),
      checks.of((draft ?? accepted).id),
      checks.live(),
    ]);
    const saved = draft && draft.site !== base.site ? draft.time : undefined;
    const author = { name: repository.login, email: `${repository.login}@users.noreply.github.com` };
    return { base: versionOf(base), accepted: versionOf(accepted), saved, live, ...told, release, author };
  };

  /** Nothing stays of the draft that was published but what was written meanwhile. */
  const leave = async (published: Head, id: string): Promise<void> => {
    if (await repository.moveDraft(published, 'none')) return;
    const { draft, accepted } = await repository.heads();
    const onto = (await repository.commits([id])).get(id) ?? accepted;
    if (draft) await rebaseDraft(repository, reading, { from: published, draft, onto, known: [] });
  };

  /** Publishes what the branches hold, unless they move meanwhile; a draft that others have overtaken is joined first. */
  const publishHeads = async (
    heads: BranchHeads,
    message: string,
    known: readonly Conflict[],
  ): Promise<PublishResult | 'joined' | 'again'> => {
    const { accepted, draft } = heads;
    if (!draft) return refused('no-changes');
    const base = await baseOf(repository, heads);
    if (isPublished(heads)) {
      await repository.moveDraft(draft, 'none');
      if (draft.site === base.site) return refused('no-changes');
      // It was published meanwhile, as when the connection was lost before the answer came.
      return { state: 'published', accepted: versionOf(accepted) };
    }
    if (base.id !== accepted.id) {
      const joining = { from: base, draft, onto: accepted, known };
      const { conflicts, isDone } = await rebaseDraft(repository, reading, joining);
      if (conflicts.length > 0) return { state: 'conflicts', conflicts };
      return isDone ? 'joined' : 'again';
    }
    const files = await repository.files(draft);
    await reading.inspectImages(files);
    if (await hasErrors(await reading.readContent(files))) return refused('errors');
    const pull = await openPullRequest(repository, message);
    const { state, url } = (await checks.of(draft.id)).checks;
    if (state === 'red') return refused('checks-failed', url);
    if (state === 'running' || (state === 'none' && (await checks.areExpected())))
      return { state: 'waiting' };
    const merged = await mergePullRequest(repository, pull.number, draft.id, message);
    if ('id' in merged) {
      // What is left of it is joined with what was published the next time.
      await leave(draft, merged.id).catch(() => undefined);
      return { state: 'published', accepted: { id: merged.id, time: Date.now() } };
    }
    if ((await repository.heads()).accepted.id !== accepted.id || merged.isOld) return 'again';
    // It is asked for just now, and whether it can be merged is not known there yet.
    return pull.isNew || merged.isHeldBack ? { state: 'waiting' } : refused('protected', merged.detail);
  };

  /** What is refused because a branch has moved meanwhile is no reason to give up. */
  const againIfMoved = async ({ accepted, draft }: BranchHeads, error: unknown): Promise<'again'> => {
    if (!(error instanceof StoreFailure) || error.kind !== 'refused') throw error;
    const now = await repository.heads();
    if (now.accepted.id === accepted.id && now.draft?.id === draft?.id) throw error;
    return 'again';
  };

  return {
    ...historyOf(repository, reading),

    async status() {
      try {
        last = await readStatus();
        return last;
      } catch (error) {
        if (!last || !isOutcomeUnknown(error)) throw error;
        return { ...last, isStale: true };
      }
    },

    async publish({ message, known = [] }) {
      try {
        let decided = known;
        for (let tries = 0; tries < mostTries; tries += 1) {
          const heads = await repository.heads();
          const outcome = await publishHeads(heads, message, decided).catch((error) =>
            againIfMoved(heads, error),
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
    },
  };
};
