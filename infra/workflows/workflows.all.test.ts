import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { workflows } from '../test/workflows.ts';

/**
 * Runs a script of a step as GitHub does. If the input were a socket, as in Node, the shell would read the user's
 * settings first.
 * @param env its environment besides PATH
 */
const runShell = (script: string, env: Record<string, string>, cwd?: string) =>
  spawnSync('bash', ['--norc', '-e', '-c', script], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workflows-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('workflows', () => {
  test('production is rebuilt every night after local midnight', () => {
    const [{ cron = '' } = {}] = workflows['deploy.yml']?.on['schedule'] ?? [];
    const [minute, hour, ...days] = cron.split(' ');
    expect(days).toEqual(['*', '*', '*']);
    for (const day of ['2026-01-15', '2026-07-15']) {
      const time = new Date(`${day}T${hour?.padStart(2, '0')}:${minute}:00Z`);
      const options = { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' } as const;
      expect(Number(new Intl.DateTimeFormat('en-US', options).format(time))).toBeLessThan(3);
    }
  });

  test('text checks do not block a deployment; engine tests and the document check do', () => {
    const { test, site } = workflows['check.yml']?.jobs ?? {};
    expect(test?.if).toBeUndefined();
    expect(test?.steps?.flatMap(({ run }) => run ?? [])).toEqual(['npm test -- --engine', 'npm run check']);
    expect(test?.steps?.some((step) => 'continue-on-error' in step)).toBe(false);
    expect(site?.if).toBe("github.event_name == 'pull_request'");
  });

  test('a pull request that changes only pages/ gets warnings and is not blocked', async () => {
    const { steps = [] } = workflows['check.yml']?.jobs['site'] ?? {};
    const step = (id: string) => steps.find((one) => one.id === id);
    expect(step('tests')?.run).toBe('npm test -- --project site');
    expect(step('tests')?.['continue-on-error']).toBe("${{ steps.touched.outputs.pages-alone == 'true' }}");
    expect(steps.at(-1)?.if).toBe(
      "steps.touched.outputs.pages-alone == 'true' && steps.tests.outcome == 'failure'",
    );
    const touchedBy = async (...files: string[]) => {
      const clone = await mkdtemp(join(folder, 'request-'));
      const output = join(clone, '.git', 'output');
      const script = `git init --quiet
        git config user.name a; git config user.email a@b.test; git config commit.gpgsign false
        git commit --quiet --allow-empty --message base
        for file in ${files.join(' ')}; do mkdir -p "$(dirname "$file")"; echo x > "$file"; done
        git add --all; git commit --quiet --message request
        ${step('touched')?.run}`;
      runShell(script, { GITHUB_OUTPUT: output }, clone);
      return readFileSync(output, 'utf8').trim();
    };
    expect(await touchedBy('pages/home.yaml', 'pages/media/hall.jpg')).toBe('pages-alone=true');
    expect(await touchedBy('pages/home.yaml', 'schema/page.ts')).toBe('pages-alone=false');
    expect(await touchedBy('tests/pages/home.yaml')).toBe('pages-alone=false');
  });

  test('production uses the stage file of main and is rebuilt from its active version', () => {
    const runOf = (job: string, environment: Record<string, string>) => {
      const { steps = [] } = workflows['deploy.yml']?.jobs[job] ?? {};
      expect(steps[0]?.with?.['ref']).toBe("${{ needs.choose.outputs.to != '' && 'main' || github.sha }}");
      const script = steps.findLast(({ run }) => run)?.run;
      return runShell(`npm() { echo "$@"; }; ${script}`, environment).stdout.trim();
    };
    /** The commands that build and deploy. */
    const run = (environment: Record<string, string>, built = environment['TO'] ?? '') =>
      ['build', 'deploy'].map((job) =>
        runOf(job, { RELEASE: '', ...environment, TO: job === 'build' ? built : (environment['TO'] ?? '') }),
      );
    expect(run({ EVENT: 'schedule', STAGE: 'prod', TO: '', NAME: 'main' }, 'v1.1.0')).toEqual([
      'run site -- prepare --stage prod --to v1.1.0 --leave-out-unfinished',
      'run site -- rebuild --stage prod --yes',
    ]);
    for (const EVENT of ['push', 'workflow_dispatch'])
      expect(run({ EVENT, STAGE: 'prod', TO: 'v1.2.0', NAME: 'v1.2.0' })).toEqual([
        'run site -- prepare --stage prod --to v1.2.0',
        'run site -- release --stage prod --to v1.2.0 --yes',
      ]);
    const byHand = { EVENT: 'workflow_dispatch', STAGE: 'prod', NAME: 'main' };
    // For a version that was complete when it was new, the other pages are published when an unfinished page reaches
    // its publication day.
    expect(run({ ...byHand, TO: 'v1.1.0' })).toEqual([
      'run site -- prepare --stage prod --to v1.1.0 --leave-out-unfinished',
      'run site -- rollback --stage prod --stack --to v1.1.0 --yes',
    ]);
    const release = '2026-11-23-024400-1a2b';
    expect(run({ ...byHand, TO: '', RELEASE: release })[1]).toBe(
      `run site -- rollback --stage prod --to ${release} --yes`,
    );
    expect(run({ EVENT: 'push', STAGE: 'staging', TO: '', NAME: 'main' })).toEqual([
      'run site -- prepare --stage staging',
      'run site -- deploy --stage staging --yes',
    ]);
  });

  describe('a commit on main', () => {
    const released = async (release: string | undefined) => {
      const clone = await mkdtemp(join(folder, 'accepted-'));
      const stages = { staging: { release: 'on-accept' }, prod: { live: true, ...(release && { release }) } };
      await writeFile(join(clone, 'stages.yaml'), stringify({ ...stages, other: { release: 'on-accept' } }));
      const programs = `gh() { echo gh "$@"; }; date() { echo 2026.11.23-101500; }`;
      const known = { GITHUB_REPOSITORY: 'elm/site', GITHUB_SHA: 'abc123' };
      const script = workflows['deploy.yml']?.jobs['tag']?.steps?.at(-1)?.run ?? '';
      return runShell(`${programs}\n${script}`, known, clone).stdout.trim().split('\n');
    };

    test('is tagged and released if release is on-accept', async () => {
      expect(await released('on-accept')).toEqual([
        'gh api --silent repos/elm/site/git/refs -f ref=refs/tags/v2026.11.23-101500 -f sha=abc123',
        'gh workflow run deploy.yml --repo elm/site --ref v2026.11.23-101500 -f stage=prod',
      ]);
    });

    test.each(['by-person', undefined])('waits for a manual tag if release is %s', async (release) => {
      expect(await released(release)).toEqual(['Releases are tagged by hand: infra/handbook/github.md.']);
    });

    test('is tagged by a job without package code, after staging serves it, only for pushes to main', () => {
      const tag = workflows['deploy.yml']?.jobs['tag'];
      expect(tag?.permissions).toEqual({ contents: 'write', actions: 'write' });
      expect(JSON.stringify(tag?.steps)).not.toMatch(/npm|npx|credentials@/);
      expect(tag?.if).toBe(
        "${{ !cancelled() && needs.deploy.result == 'success' && github.event_name == 'push' && github.ref_type == 'branch' }}",
      );
      expect(workflows['deploy.yml']?.on['push']).toMatchObject({ branches: ['main'] });
    });
  });

  describe('the selected stage', () => {
    const script = () => workflows['deploy.yml']?.jobs['choose']?.steps?.at(-1)?.run ?? '';
    const git = (cwd: string, ...args: string[]) =>
      spawnSync(
        'git',
        ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false', ...args],
        { cwd, encoding: 'utf8' },
      ).stdout.trim();
    const commit = (cwd: string) => git(cwd, 'commit', '--quiet', '--allow-empty', '--message', 'one');
    const choose = (cwd: string, environment: Record<string, string>) => {
      const output = join(folder, 'output');
      const known = { GITHUB_OUTPUT: output, STAGE: '', TO: '', NAME: '', ...environment };
      const { status, stdout } = runShell(script(), known, cwd);
      if (status !== 0) return stdout.trim();
      const said = readFileSync(output, 'utf8').trim();
      rmSync(output);
      return said;
    };

    test('main, a tag, a manual run, and the schedule', async () => {
      const clone = await mkdtemp(join(folder, 'clone-'));
      git(clone, 'init', '--quiet');
      expect(choose(clone, { EVENT: 'schedule', TYPE: 'branch' })).toBe('stage=\nto=\nrelease=');
      commit(clone);
      git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
      expect(choose(clone, { EVENT: 'push', TYPE: 'branch' })).toBe('stage=staging\nto=\nrelease=');
      git(clone, 'tag', 'v1.0.0');
      expect(choose(clone, { EVENT: 'push', TYPE: 'tag', NAME: 'v1.0.0' })).toBe(
        'stage=prod\nto=v1.0.0\nrelease=',
      );
      expect(choose(clone, { EVENT: 'schedule', TYPE: 'branch' })).toBe('stage=prod\nto=\nrelease=');
      const byHand = { EVENT: 'workflow_dispatch', TYPE: 'branch', STAGE: 'prod' };
      expect(choose(clone, byHand)).toBe('stage=prod\nto=\nrelease=');
      expect(choose(clone, { ...byHand, TO: 'v1.0.0' })).toBe('stage=prod\nto=v1.0.0\nrelease=');
      const atTag = { ...byHand, TYPE: 'tag', NAME: 'v1.0.0' };
      expect(choose(clone, atTag)).toBe('stage=prod\nto=v1.0.0\nrelease=');
      expect(choose(clone, { ...byHand, TO: '2026-11-23-024400-1a2b' })).toBe(
        'stage=prod\nto=\nrelease=2026-11-23-024400-1a2b',
      );
      expect(choose(clone, { ...atTag, STAGE: 'staging' })).toBe('stage=staging\nto=\nrelease=');
    });

    test('a release must be on main; other tags and commits are rejected with the next step', async () => {
      const clone = await mkdtemp(join(folder, 'clone-'));
      git(clone, 'init', '--quiet');
      commit(clone);
      git(clone, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
      git(clone, 'checkout', '--quiet', '-b', 'side');
      commit(clone);
      git(clone, 'tag', 'v2.0.0');
      const next = 'so it is not released. Merge it into main, and tag the commit there.';
      expect(choose(clone, { EVENT: 'push', TYPE: 'tag', NAME: 'v2.0.0' })).toBe(
        `::error::v2.0.0 is not on main, ${next}`,
      );
      expect(choose(clone, { EVENT: 'workflow_dispatch', TYPE: 'branch', STAGE: 'prod' })).toBe(
        `::error::This commit is not on main, ${next}`,
      );
      expect(choose(clone, { EVENT: 'workflow_dispatch', TYPE: 'branch', STAGE: 'staging' })).toBe(
        'stage=staging\nto=\nrelease=',
      );
    });
  });
});
