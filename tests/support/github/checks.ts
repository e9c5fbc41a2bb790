import { Hono } from 'hono';
import { requirePermission, type Env } from './guard.ts';
import type { Status, World } from './world.ts';

/** Returns the combined state: `failure` if one failed, `success` if all succeeded, else `pending`, also without statuses. */
const combineStates = (statuses: readonly Status[]): Status['state'] => {
  if (statuses.some(({ state }) => state === 'failure')) return 'failure';
  return statuses.length > 0 && statuses.every(({ state }) => state === 'success') ? 'success' : 'pending';
};

/** API of the check results of commits: statuses and workflow runs. */
export const checks = (world: World): Hono<Env> => {
  const app = new Hono<Env>();

  // https://docs.github.com/en/rest/commits/statuses#get-the-combined-status-for-a-specific-reference
  app.get('/commits/:ref/status', requirePermission('statuses', 'read'), (context) => {
    const sha = context.req.param('ref');
    const statuses = world.statuses.get(sha) ?? [];
    return context.json({ sha, state: combineStates(statuses), statuses, total_count: statuses.length });
  });

  const findRuns = (query: Record<string, string>, path?: string) => {
    const { head_sha, event, status, per_page = '30' } = query;
    const runs = world.runs
      .map((run, index) => ({
        id: index + 1,
        html_url: `https://github.com/${world.owner}/${world.name}/actions/runs/${index + 1}`,
        ...run,
      }))
      .filter(
        (run) =>
          (path === undefined || run.path === path) &&
          (head_sha === undefined || run.head_sha === head_sha) &&
          (event === undefined || run.event === event) &&
          (status === undefined || run.status === status || run.conclusion === status),
      )
      .toReversed();
    return { total_count: runs.length, workflow_runs: runs.slice(0, Number(per_page)) };
  };

  // https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-workflow
  app.get('/actions/workflows/:file/runs', requirePermission('actions', 'read'), (context) =>
    context.json(findRuns(context.req.query(), `.github/workflows/${context.req.param('file')}`)),
  );
  // https://docs.github.com/en/rest/actions/workflow-runs#list-workflow-runs-for-a-repository
  app.get('/actions/runs', requirePermission('actions', 'read'), (context) =>
    context.json(findRuns(context.req.query())),
  );
  return app;
};
