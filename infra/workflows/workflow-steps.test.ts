import { describe, expect, test } from 'vitest';
import { texts, workflows, type Job, type Step } from '../test/workflows.ts';

const jobsOf = (workflow: { jobs: Record<string, Job> }): Job[] => Object.values(workflow.jobs);
const jobs = Object.entries(workflows).flatMap(([name, workflow]) =>
  Object.entries(workflow.jobs).map(([job, { permissions, steps = [] }]) => ({
    name: `${name}: ${job}`,
    permissions: permissions ?? workflow.permissions,
    steps,
  })),
);
const isCredentials = ({ uses = '' }: Step): boolean => uses.startsWith('aws-actions/');
/** Steps that execute code of packages, including their install scripts. */
const runsPackages = ({ run = '' }: Step): boolean => /\b(npm|npx|node)\b|\.ci\/run/.test(run);

describe('the steps of workflows', () => {
  // A tag can be moved to other code; https://docs.github.com/actions/reference/security/secure-use explains it.
  test.each(texts)('%s: every action is pinned by commit, with its tag in a comment', (_, text) => {
    const lines = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
    for (const line of lines.filter((one) => !one.includes('uses: ./.github/workflows/')))
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(lines).toHaveLength(text.match(/\buses\b/g)?.length ?? 0);
  });

  test('an action is pinned to one commit everywhere', () => {
    const all = texts.flatMap(([, text]) => [...text.matchAll(/uses: ([^@\s]+)@(.+)$/gm)]);
    const pins = new Map(all.map(([, action, pin]) => [action, pin]));
    for (const [, action, pin] of all) expect([action, pin]).toEqual([action, pins.get(action)]);
  });

  test('permissions are explicit, and no checkout persists its token', () => {
    for (const { name, permissions, steps } of jobs) {
      expect(permissions, name).toBeDefined();
      for (const { uses, with: options } of steps)
        if (uses?.startsWith('actions/checkout@')) expect(options?.['persist-credentials'], name).toBe(false);
    }
  });

  test('AWS credentials are requested after the installation of packages', () => {
    for (const { name, steps } of jobs) {
      const first = steps.findIndex(isCredentials);
      if (first === -1) continue;
      const [before, after] = [steps.slice(0, first), steps.slice(first)];
      expect(after.map(({ run }) => run ?? '').join('\n'), name).not.toMatch(/npm (ci|install)|npx/);
      // Jobs install the packages of their lock files explicitly: `npm run` would install missing ones. Jobs that
      // work on a stage also need those of infra/.
      const needed = after.some(({ run }) => run?.includes('--stage')) ? 2 : 1;
      if (after.some(runsPackages))
        expect(before.map(({ run }) => run).filter((run) => run?.startsWith('npm'))).toHaveLength(needed);
    }
  });

  test('a job with OIDC permission runs no package code before it has credentials', () => {
    const able = jobs.filter(({ permissions }) => permissions?.['id-token'] === 'write');
    expect(able.map(({ name }) => name)).toEqual([
      'deploy.yml: active',
      'deploy.yml: deploy',
      'package.yml: publish',
      'previews.yml: show',
      'previews.yml: remove',
    ]);
    // The build runs without them, and the deployment takes its artifact.
    const byName = (name: string) => jobs.find((job) => job.name === `deploy.yml: ${name}`);
    expect(byName('build')?.permissions).toEqual({ contents: 'read' });
    expect(byName('build')?.steps.at(-1)?.with).toMatchObject({
      name: 'release',
      'include-hidden-files': true,
    });
    expect(byName('deploy')?.steps.at(-1)?.env?.['PREPARED_RELEASE']).toBe('${{ runner.temp }}/release');
    expect(JSON.stringify(workflows)).not.toMatch(/AWS_SECRET_ACCESS_KEY|secrets\./);
    for (const { name, steps } of able) {
      const before = steps.slice(0, steps.findIndex(isCredentials)).filter(runsPackages);
      for (const { run } of before) expect(run, name).toBe('npm ci --ignore-scripts');
    }
  });

  test('jobs that run code of a pull request are read-only', () => {
    for (const workflow of Object.values(workflows)) {
      if (!('pull_request' in workflow.on)) continue;
      expect(workflow.permissions).toEqual({ contents: 'read' });
      for (const job of jobsOf(workflow)) expect(job.permissions).toBeUndefined();
    }
  });

  test('privileged pull-request jobs check out only the default branch', () => {
    const able = Object.entries(workflows).filter(([, { on }]) => 'pull_request_target' in on);
    expect(able.map(([name]) => name)).toEqual(['previews.yml']);
    for (const [, workflow] of able) {
      expect(workflow.permissions).toEqual({});
      for (const { steps = [] } of jobsOf(workflow)) {
        for (const { uses, with: given } of steps)
          if (uses?.startsWith('actions/checkout@')) expect(Object.keys(given ?? {})).not.toContain('ref');
        // Texts that anybody can choose, and caches, which later runs of the default branch would restore.
        expect(JSON.stringify(steps)).not.toMatch(
          /\$\{\{[^}]*(head_branch|head\.ref|title|body|display)|cache/,
        );
      }
    }
  });

  test('a push is tested once: by deploy.yml, which calls check.yml, or, for the package, by package.yml, which calls nightly.yml', () => {
    const testing = Object.entries(workflows).flatMap(([name, { jobs }]) =>
      Object.values(jobs).flatMap(({ steps = [], uses }) =>
        steps.some(({ run }) => run?.startsWith('npm test')) || uses?.endsWith('/check.yml') ? [name] : [],
      ),
    );
    expect([...new Set(testing)].toSorted()).toEqual(['check.yml', 'deploy.yml', 'nightly.yml']);
    expect(Object.keys(workflows['check.yml']?.on ?? {})).toEqual(['pull_request', 'workflow_call']);
    expect(Object.keys(workflows['deploy.yml']?.on ?? {})).toEqual(['push', 'schedule', 'workflow_dispatch']);
    expect(workflows['deploy.yml']?.jobs['test']?.uses).toBe('./.github/workflows/check.yml');
    expect(workflows['package.yml']?.jobs['test']?.uses).toBe('./.github/workflows/nightly.yml');
  });

  test('deployments of a stage are serialized and never canceled', () => {
    for (const [name, { concurrency, jobs }] of Object.entries(workflows))
      expect([name, concurrency ?? Object.values(jobs).find((job) => job.concurrency)?.concurrency]).toEqual([
        name,
        expect.objectContaining({
          group: expect.any(String) as string,
          'cancel-in-progress': expect.anything() as unknown,
        }),
      ]);
    // If only one run could wait, the nightly rebuild would replace a pending release.
    expect(workflows['deploy.yml']?.jobs['deploy']?.concurrency).toEqual({
      group: 'deploy-${{ needs.choose.outputs.stage }}',
      'cancel-in-progress': false,
      queue: 'max',
    });
  });
});
