import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
/** A job has steps, or calls another workflow of this repository. */
type Job = { permissions?: Record<string, string>; steps?: Step[]; uses?: string };
type Workflow = { permissions?: Record<string, string>; jobs: Record<string, Job> };

const folder = '.github/workflows';
const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const jobs = texts.flatMap(([name, text]) =>
  Object.entries((parse(text) as Workflow).jobs).map(([job, { permissions, steps = [] }]) => ({
    name: `${name}: ${job}`,
    permissions: permissions ?? (parse(text) as Workflow).permissions,
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
      'deploy.yml: deploy',
      'package.yml: publish',
      'previews.yml: show',
      'previews.yml: remove',
    ]);
    for (const { name, steps } of able) {
      const before = steps.slice(0, steps.findIndex(isCredentials)).filter(runsPackages);
      for (const { run } of before) expect(run, name).toBe('npm ci --ignore-scripts');
    }
  });
});
