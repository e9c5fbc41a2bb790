import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown> };
type Job = { permissions?: Record<string, string>; if?: string; steps: Step[] };
type Workflow = {
  on: Record<string, { cron?: string }[] | undefined>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};
type Problem = Record<'file' | 'path' | 'message' | 'fix' | 'severity', string> & {
  line: number;
  column: number;
};
type Writer = {
  commentOf: (problems: Problem[], commit: string) => string;
  writeComment: (options: { github: object; context: object; file: string }) => Promise<void>;
};

const workflows: Record<string, Workflow> = {};
let writer: Writer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comment-'));
  for (const name of await readdir('.github/workflows'))
    workflows[name] = parse(await readFile(join('.github/workflows', name), 'utf8')) as Workflow;
  const module = pathToFileURL(resolve('.github/problem-comment.mjs')).href;
  writer = (await import(/* @vite-ignore */ module)) as Writer;
});
afterAll(() => rm(folder, { recursive: true }));

const jobsOf = (workflow: Workflow): Job[] => Object.values(workflow.jobs);

describe('workflows', () => {
  test('what runs the code of a pull request may read and nothing else', () => {
    for (const workflow of Object.values(workflows)) {
      if (!('pull_request' in workflow.on)) continue;
      expect(workflow.permissions).toEqual({ contents: 'read' });
      for (const job of jobsOf(workflow)) expect(job.permissions).toBeUndefined();
    }
    expect(Object.values(workflows).some(({ on }) => 'pull_request_target' in on)).toBe(false);
  });

  test('what may write under a pull request runs nothing of it', () => {
    const { permissions, jobs } = workflows['comment.yml'] ?? { permissions: undefined, jobs: {} };
    expect(permissions).toEqual({});
    const [job] = Object.values(jobs);
    expect(job?.permissions).toEqual({ contents: 'read', actions: 'read', 'pull-requests': 'write' });
    expect(job?.steps.map(({ uses }) => uses?.split('@')[0])).toEqual([
      'actions/checkout',
      'actions/download-artifact',
      'actions/github-script',
    ]);
    // The default branch: any other ref could be the pull request's.
    expect(job?.steps[0]?.with).toEqual({ 'sparse-checkout': '.github', 'persist-credentials': false });
    expect(JSON.stringify(job?.steps)).not.toMatch(/\$\{\{[^}]*(head_branch|title|display)/);
  });

  test('keys are short-lived, and only the job that deploys gets them', () => {
    for (const [name, workflow] of Object.entries(workflows))
      for (const [job, { permissions }] of Object.entries(workflow.jobs))
        expect(permissions?.['id-token'] === 'write').toBe(name === 'deploy.yml' && job === 'deploy');
    expect(JSON.stringify(workflows)).not.toMatch(/AWS_SECRET_ACCESS_KEY|secrets\./);
  });

  test('production is built again every night, after midnight where the business is', () => {
    const [{ cron = '' } = {}] = workflows['deploy.yml']?.on['schedule'] ?? [];
    const [minute, hour, ...days] = cron.split(' ');
    expect(days).toEqual(['*', '*', '*']);
    for (const day of ['2026-01-15', '2026-07-15']) {
      const time = new Date(`${day}T${hour?.padStart(2, '0')}:${minute}:00Z`);
      const options = { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' } as const;
      expect(Number(new Intl.DateTimeFormat('en-US', options).format(time))).toBeLessThan(3);
    }
  });

  test('the choice of the stage: main, a tag, by hand, and the schedule when there is a version', () => {
    const script = workflows['deploy.yml']?.jobs['choose']?.steps.at(-1)?.run ?? '';
    const choose = (environment: Record<string, string>, cwd = '.') => {
      const output = join(folder, 'output');
      const { status } = spawnSync('bash', ['-e', '-c', script], {
        cwd,
        env: { PATH: process.env['PATH'], GITHUB_OUTPUT: output, ...environment },
      });
      expect(status).toBe(0);
      const said = readFileSync(output, 'utf8').trim();
      rmSync(output);
      return said;
    };
    expect(choose({ EVENT: 'push', TYPE: 'branch' })).toBe('stage=staging');
    expect(choose({ EVENT: 'push', TYPE: 'tag' })).toBe('stage=prod');
    expect(choose({ EVENT: 'workflow_dispatch', TYPE: 'branch', STAGE: 'prod' })).toBe('stage=prod');
    spawnSync('git', ['init', '--quiet', folder]);
    expect(choose({ EVENT: 'schedule', TYPE: 'branch' }, folder)).toBe('stage=');
    const names = ['-c', 'user.name=a', '-c', 'user.email=a@b.test', '-c', 'commit.gpgsign=false'];
    spawnSync('git', [...names, 'commit', '--quiet', '--allow-empty', '--message', 'one'], { cwd: folder });
    spawnSync('git', ['tag', 'v1.0.0'], { cwd: folder });
    expect(choose({ EVENT: 'schedule', TYPE: 'branch' }, folder)).toBe('stage=prod');
  });
});

const problem = (change: Partial<Problem> = {}): Problem => ({
  file: 'pages/faq.yaml',
  line: 6,
  column: 13,
  path: 'sections[0] hero',
  message: 'unknown field "taglin"',
  fix: 'Did you mean "tagline"?',
  severity: 'error',
  ...change,
});
const commit = 'c0ffee0123456789';

describe('the comment', () => {
  test('counts the problems and lists them, errors first', () => {
    const warning = problem({ file: 'pages/_site.yaml', severity: 'warning', path: '' });
    expect(writer.commentOf([warning, problem()], commit)).toBe(
      [
        '<!-- problems of the documents -->',
        '### Documents: 1 error, 1 warning',
        '```text',
        'pages/faq.yaml:6:13  sections[0] hero: unknown field "taglin". Did you mean "tagline"?',
        'pages/_site.yaml:6:13  unknown field "taglin". Did you mean "tagline"?',
        '```',
        'As of c0ffee0.',
      ].join('\n'),
    );
  });

  test('shows what somebody else wrote as plain text', () => {
    const bad = problem({ message: 'a\n```\n@everyone ![](https://evil.test/a.png)\u202e' });
    const lines = writer.commentOf([bad], commit).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toBe('````text');
    expect(lines[3]).toContain('hero: a ``` @everyone');
    expect(lines[3]).not.toContain('\u202e');
  });

  test('stays below what GitHub takes', () => {
    const many = Array.from({ length: 900 }, () => problem({ message: 'x'.repeat(2000) }));
    const text = writer.commentOf(many, commit);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('And 800 more; `npm run check` lists them all.');
  });

  type Comment = { id: number; body: string; user: { login: string } };
  const posted = async (problems: Problem[], comments: Comment[], sha = commit) => {
    const file = join(folder, 'problems.json');
    await writeFile(file, JSON.stringify(problems));
    const calls: [string, Record<string, unknown>][] = [];
    const call = (name: string) => async (options: Record<string, unknown>) =>
      void calls.push([name, options]);
    const [pulls, list] = [{}, {}];
    const github = {
      paginate: async (what: object) => (what === pulls ? [{ number: 5, head: { sha } }] : comments),
      rest: {
        pulls: { list: pulls },
        issues: { listComments: list, createComment: call('create'), updateComment: call('update') },
      },
    };
    const run = {
      head_sha: commit,
      head_branch: 'b',
      head_repository: { owner: { login: 'somebody' } },
    };
    const context = { repo: { owner: 'o', repo: 'r' }, payload: { workflow_run: run } };
    await writer.writeComment({ github, context, file });
    return calls;
  };
  const marked = (id: number, login: string) => ({
    id,
    body: writer.commentOf([], commit),
    user: { login },
  });

  test('is written once, and anew after that', async () => {
    expect(await posted([problem()], [])).toMatchObject([['create', { issue_number: 5 }]]);
    const comments = [marked(1, 'somebody'), marked(2, 'github-actions[bot]')];
    expect(await posted([problem()], comments)).toMatchObject([['update', { comment_id: 2 }]]);
    const [[, { body = '' } = {}] = []] = await posted([], comments);
    expect(body).toContain('### Documents: no problems');
  });

  test('is not written without problems, and not for a commit that is no longer the last one', async () => {
    expect(await posted([], [])).toEqual([]);
    expect(await posted([problem()], [], 'another')).toEqual([]);
  });
});
