import type { Checks, Live } from '../store/publishing.ts';
import type { Repository } from './repository.ts';
import { shapes } from './shapes.ts';

/** Ends of a run that hold nothing back. */
const good = new Set<string | null>(['success', 'neutral', 'skipped']);

type Told = { state: 'running' | 'green' | 'red'; url?: string; name: string };

/** What the checks say that run where the repository is: runs of workflows, and statuses of anybody else. */
export class BranchChecks {
  #areExpected: boolean | undefined;

  constructor(readonly repository: Repository) {}

  /** What they say of a commit, and where it can be seen as pages. */
  async of(commit: string): Promise<{ checks: Checks; preview?: string }> {
    const { at, client } = this.repository;
    const [runs, statuses] = await Promise.all([
      client.ask(shapes.runs, (request) =>
        request('GET /repos/{owner}/{repo}/actions/runs', { ...at, head_sha: commit, per_page: 50 }),
      ),
      client.ask(shapes.statuses, (request) =>
        request('GET /repos/{owner}/{repo}/commits/{ref}/status', { ...at, ref: commit }),
      ),
    ]);
    // The latest comes first; one that was started again takes the place of the earlier.
    const latest = new Map(runs.workflow_runs.toReversed().map((run) => [`${run.path} ${run.event}`, run]));
    const told: Told[] = [
      ...[...latest.values()].map(({ name, status, conclusion, html_url }) => ({
        name: name ?? '',
        url: html_url,
        state:
          status !== 'completed'
            ? ('running' as const)
            : good.has(conclusion)
              ? ('green' as const)
              : ('red' as const),
      })),
      ...statuses.statuses.map(({ context, state, target_url }) => ({
        name: context,
        url: target_url ?? undefined,
        state:
          state === 'success'
            ? ('green' as const)
            : state === 'pending'
              ? ('running' as const)
              : ('red' as const),
      })),
    ];
    const preview = told.find(
      ({ name, url }) => name.startsWith('preview') && url?.startsWith('https://'),
    )?.url;
    const telling =
      told.find(({ state }) => state === 'red') ?? told.find(({ state }) => state === 'running');
    if (telling) return { checks: { state: telling.state, url: telling.url }, preview };
    return { checks: { state: told.length > 0 ? 'green' : 'none' }, preview };
  }

  /** Whether something checks what is to be published here: then no news is not good news, it has not begun. */
  async areExpected(): Promise<boolean> {
    const { at, client } = this.repository;
    this.#areExpected ??=
      (
        await client.ask(shapes.runs, (request) =>
          request('GET /repos/{owner}/{repo}/actions/runs', { ...at, event: 'pull_request', per_page: 1 }),
        )
      ).total_count > 0;
    return this.#areExpected;
  }

  /** What visitors see: production is what the latest tag has brought there. */
  async live(): Promise<Live> {
    const { at, base, client } = this.repository;
    const { workflow_runs: runs } = await client.ask(shapes.runs, (request) =>
      request('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
        ...at,
        workflow_id: 'deploy.yml',
        status: 'success',
        per_page: 50,
      }),
    );
    // The site's own branch goes to staging; what runs for a tag goes to production.
    const run = runs.find(({ head_branch }) => head_branch !== base);
    return run ? { id: run.head_sha, time: run.updated_at } : { unknown: 'not-told' };
  }
}
