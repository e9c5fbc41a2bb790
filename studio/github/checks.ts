import type { Checks, Commit } from '../store/publishing.ts';
import type { Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

/** Conclusions of workflow runs and commit statuses that do not block publishing. */
const good = new Set<string | null>(['success', 'neutral', 'skipped']);

/** Reads CI results from GitHub: workflow runs and commit statuses of other services. */
export const checksOf = ({ client, base }: Repository) => {
  let areExpected: boolean | undefined;
  const runs = 'GET /repos/{owner}/{repo}/actions/runs';
  const statusRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/status';
  return {
    /** Returns the check result of a commit and the URL of its preview. */
    async of(commit: string): Promise<{ checks: Checks; preview?: string }> {
      const [{ workflow_runs }, { statuses }] = await Promise.all([
        client.request(responseSchemas.runs, runs, { head_sha: commit, per_page: 50 }),
        client.request(responseSchemas.statuses, statusRoute, { ref: commit }),
      ]);
      // Runs are sorted latest first. Keep only the latest run of each workflow and event.
      const latest = new Map(workflow_runs.toReversed().map((run) => [`${run.path} ${run.event}`, run]));
      const results = [
        ...Array.from(latest.values(), ({ status, conclusion, ...run }) => ({
          ...run,
          state: status === 'completed' ? conclusion : 'pending',
        })),
        ...statuses,
      ];
      const preview = results.find(
        ({ name, url }) => name.startsWith('preview') && url?.startsWith('https://'),
      )?.url;
      const bad = results.find(({ state }) => state !== 'pending' && !good.has(state));
      const running = results.find(({ state }) => state === 'pending');
      if (bad) return { checks: { state: 'red', url: bad.url }, preview };
      if (running) return { checks: { state: 'running', url: running.url }, preview };
      return { checks: { state: results.length > 0 ? 'green' : 'none' }, preview };
    },

    /** Whether the repository has CI for pull requests: if so, a commit without results has checks that have not started yet. */
    async areExpected(): Promise<boolean> {
      areExpected ??=
        (await client.request(responseSchemas.runs, runs, { event: 'pull_request', per_page: 1 }))
          .total_count > 0;
      return areExpected;
    },

    /** Returns the live release, or undefined if there is none: production is deployed from tags. */
    async live(): Promise<Commit | undefined> {
      const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
      const query = { workflow_id: 'deploy.yml', status: 'success', per_page: 50 } as const;
      const deployed = (await client.request(responseSchemas.runs, route, query)).workflow_runs;
      // Production is deployed by workflow runs of tags. Ignores those of the default branch, which deploy to staging.
      const run = deployed.find(({ head_branch }) => head_branch !== base);
      return run && { id: run.head_sha, time: run.updated_at };
    },
  };
};
