import type { Checks, LiveState } from '../store/publishing.ts';
import type { Repository } from './repository.ts';
import { responseSchemas } from './response-schemas.ts';

/** Ends of a run, and states of a status, that hold nothing back. */
const good = new Set<string | null>(['success', 'neutral', 'skipped']);

/** What the checks say that run where the repository is: runs of workflows, and statuses of anybody else. */
export const checksOf = ({ client, base }: Repository) => {
  let areExpected: boolean | undefined;
  const runs = 'GET /repos/{owner}/{repo}/actions/runs';
  return {
    /** What they say of a commit, and where it can be seen as pages. */
    async of(commit: string): Promise<{ checks: Checks; preview?: string }> {
      const [{ workflow_runs: all }, { statuses }] = await Promise.all([
        client.request(responseSchemas.runs, runs, { head_sha: commit, per_page: 50 }),
        client.request(responseSchemas.statuses, 'GET /repos/{owner}/{repo}/commits/{ref}/status', {
          ref: commit,
        }),
      ]);
      // The latest comes first; one that was started again takes the place of the earlier.
      const latest = new Map(all.toReversed().map((run) => [`${run.path} ${run.event}`, run]));
      const told = [
        ...[...latest.values()].map(({ name, status, conclusion, html_url: url }) => ({
          name: name ?? '',
          url,
          isRunning: status !== 'completed',
          isGood: good.has(conclusion),
        })),
        ...statuses.map(({ context, state, target_url: url }) => ({
          name: context,
          url: url ?? undefined,
          isRunning: state === 'pending',
          isGood: good.has(state),
        })),
      ];
      const isPreview = ({ name, url }: (typeof told)[number]): boolean =>
        name.startsWith('preview') && url?.startsWith('https://') === true;
      const preview = told.find(isPreview)?.url;
      const bad = told.find(({ isRunning, isGood }) => !isRunning && !isGood);
      const running = told.find(({ isRunning }) => isRunning);
      if (bad) return { checks: { state: 'red', url: bad.url }, preview };
      if (running) return { checks: { state: 'running', url: running.url }, preview };
      return { checks: { state: told.length > 0 ? 'green' : 'none' }, preview };
    },

    /** Whether something checks what is to be published here: then no news is not good news, it has not begun. */
    async areExpected(): Promise<boolean> {
      areExpected ??=
        (await client.request(responseSchemas.runs, runs, { event: 'pull_request', per_page: 1 }))
          .total_count > 0;
      return areExpected;
    },

    /** What visitors see: production is what the latest tag has brought there. */
    async live(): Promise<LiveState> {
      const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
      const wanted = { workflow_id: 'deploy.yml', status: 'success', per_page: 50 } as const;
      const deployed = (await client.request(responseSchemas.runs, route, wanted)).workflow_runs;
      // The site's own branch goes to staging; what runs for a tag goes to production.
      const run = deployed.find(({ head_branch }) => head_branch !== base);
      return run ? { id: run.head_sha, time: run.updated_at } : { unknown: 'not-told' };
    },
  };
};
