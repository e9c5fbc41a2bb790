import type { SiteContent } from '../../documents/read/site/site-content.ts';
import type { PublishResult, Publishing, PublishingStatus } from '../store/publishing.ts';
import type { Conflict } from '../store/site-store.ts';
import { checksOf } from './checks.ts';
import { baseOf, rebaseDraft } from './drafts.ts';
import { StoreFailure } from './failures.ts';
import type { StoreDependencies } from './github-store.ts';
import { historyOf } from './history.ts';
import { mergePullRequest, openPullRequest } from './pull-request.ts';
import type { BranchHeads } from './repository.ts';
import type { Head } from './response-schemas.ts';

export type PublishingOptions = Pick<StoreDependencies, 'repository' | 'reading'> & {
  /** Whether the documents of a site have errors, by the check of the whole site. */
  hasErrors: (content: SiteContent) => Promise<boolean>;
  release: PublishingStatus['release'];
};

/** Maximum number of attempts when others publish at the same time. */
const maxAttempts = 4;

/** Whether the draft equals the published site, for example because it could not be removed after publishing. */
const isPublished = ({ accepted, draft }: BranchHeads): boolean => draft?.site === accepted.site;

/** Publishes the user's draft through a pull request, which is squash-merged when its checks pass. */
export const githubPublishing = (options: PublishingOptions): Publishing => {
  const { repository, reading, hasErrors, release } = options;
  const checks = checksOf(repository);

  const status = async (): Promise<PublishingStatus> => {
    const heads = await repository.heads();
    const { accepted, draft } = heads;
    const [base, checkResult, live] = await Promise.all([
      isPublished(heads) ? accepted : baseOf(repository, heads),
      checks.of((draft ?? accepted).id),
      checks.live(),
    ]);
    const saved = draft && draft.site !== base.site ? draft.time : undefined;
    return { base, accepted, saved, live, ...checkResult, release };
  };

  /** Removes the published draft, or rebases it if it has newer changes. */
  const removeDraft = async (published: Head, id: string): Promise<void> => {
    if (await repository.moveDraft(published)) return;
    const { draft, accepted } = await repository.heads();
    const onto = (await repository.findCommit(id)) ?? accepted;
    if (draft) await rebaseDraft(repository, reading, { from: published, draft, onto, known: [] });
  };

  /** Publishes the draft, unless a branch moves in the meantime; an outdated draft is only rebased (`'rebased'`). */
  const publishHeads = async (
    heads: BranchHeads,
    message: string,
    known: readonly Conflict[],
  ): Promise<PublishResult | 'rebased' | 'again'> => {
    const { accepted, draft } = heads;
    if (!draft) return { state: 'refused', reason: 'no-changes' };
    const base = await baseOf(repository, heads);
    if (isPublished(heads)) {
      await repository.moveDraft(draft);
      if (draft.site === base.site) return { state: 'refused', reason: 'no-changes' };
      // An earlier attempt was successful, but its response was lost.
      return { state: 'published' };
    }
    if (base.id !== accepted.id) {
      const rebase = { from: base, draft, onto: accepted, known };
      const { conflicts, isDone } = await rebaseDraft(repository, reading, rebase);
      if (conflicts.length > 0) return { state: 'conflicts', conflicts };
      return isDone ? 'rebased' : 'again';
    }
    const files = await repository.files(draft);
    await reading.inspectImages(files);
    if (await hasErrors(await reading.readContent(files))) return { state: 'refused', reason: 'errors' };
    const pull = await openPullRequest(repository, message);
    const { state, url } = (await checks.of(draft.id)).checks;
    if (state === 'red') return { state: 'refused', reason: 'checks-failed', detail: url };
    if (state === 'running' || (state === 'none' && (await checks.areExpected())))
      return { state: 'waiting' };
    const merged = await mergePullRequest(repository, pull.number, draft.id, message);
    if ('id' in merged) {
      // Errors are ignored: if the draft is not removed now, the next publication rebases it.
      await removeDraft(draft, merged.id).catch(() => undefined);
      return { state: 'published' };
    }
    if ((await repository.heads()).accepted.id !== accepted.id || merged.isOld) return 'again';
    // GitHub does not know yet whether a new pull request can be merged.
    return pull.isNew || merged.isHeldBack
      ? { state: 'waiting' }
      : { state: 'refused', reason: 'protected', detail: merged.detail };
  };

  /** Reattempt rejections that are caused by a moved branch; rethrows all other errors. */
  const retryIfMoved = async ({ accepted, draft }: BranchHeads, error: unknown): Promise<'again'> => {
    if (!(error instanceof StoreFailure) || error.kind !== 'refused') throw error;
    const now = await repository.heads();
    if (now.accepted.id === accepted.id && now.draft?.id === draft?.id) throw error;
    return 'again';
  };

  return {
    ...historyOf(repository, reading),

    hasDraft: repository.hasDraft,

    status,

    async publish({ message, known = [] }) {
      let decided = known;
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const heads = await repository.heads();
        const outcome = await publishHeads(heads, message, decided).catch((error) =>
          retryIfMoved(heads, error),
        );
        // Forgets the decisions about conflicts, because the rebased draft contains their result.
        if (outcome === 'rebased') decided = [];
        else if (outcome !== 'again') return outcome;
      }
      return { state: 'refused', reason: 'overtaken' };
    },
  };
};
