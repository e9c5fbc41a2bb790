import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { problemToJson } from '../../documents/problems/format-problem.ts';

type Problem = ReturnType<typeof problemToJson>;
type Change = { added: Problem[]; mended: Problem[]; kept: Problem[]; alone?: boolean };
type Writer = {
  commentOf: (change: Change, commit: string) => string;
  writeComment: (options: { github: object; context: object; file: string }) => Promise<void>;
};

let writer: Writer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comment-'));
  const module = pathToFileURL(resolve('.github/problem-comment.mjs')).href;
  writer = (await import(/* @vite-ignore */ module)) as Writer;
});
afterAll(() => rm(folder, { recursive: true }));

const problem = (change: Partial<Problem> = {}): Problem => ({
  file: 'pages/faq.yaml',
  line: 6,
  column: 13,
  path: ['sections', 0, 'taglin'],
  params: {} as Problem['params'],
  message: 'unknown field "taglin"',
  fix: 'Did you mean "tagline"?',
  code: 'unknown-field',
  severity: 'error',
  ...change,
});
const commit = 'c0ffee0123456789';
const changed = (change: Partial<Change>): Change => ({ added: [], mended: [], kept: [], ...change });

describe('the comment', () => {
  const warning = problem({ file: 'pages/_site.yaml', severity: 'warning', path: [] });

  test('counts and lists new problems, errors first, and only counts existing ones', () => {
    const change = { added: [warning, problem()], mended: [problem()], kept: [warning, warning] };
    expect(writer.commentOf(change, commit)).toBe(
      [
        '<!-- problems of the documents -->',
        '### Documents: 1 new error, 1 new warning',
        '```text',
        'pages/faq.yaml:6:13  sections[0].taglin: unknown field "taglin". Did you mean "tagline"?',
        'pages/_site.yaml:6:13  unknown field "taglin". Did you mean "tagline"?',
        '```',
        'Fixed: 1 error.',
        'Not new: 2 warnings; `npm run check` lists them.',
        'As of c0ffee0.',
      ].join('\n'),
    );
  });

  test('reports that the base could not be checked', () => {
    const text = writer.commentOf(changed({ added: [problem(), warning], alone: true }), commit);
    expect(text).toContain('### Documents: 1 error, 1 warning\n');
    expect(text).toContain('The base of this pull request could not be checked');
  });

  test('shows texts of the pull request as plain text', () => {
    const bad = problem({ message: 'a\n```\n@everyone ![](https://evil.test/a.png)\u202e' });
    const lines = writer.commentOf(changed({ added: [bad] }), commit).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[2]).toBe('````text');
    expect(lines[3]).toContain('taglin: a ``` @everyone');
    expect(lines[3]).not.toContain('\u202e');
  });

  test('stays below the size limit of GitHub', () => {
    const many = Array.from({ length: 900 }, () => problem({ message: 'x'.repeat(2000) }));
    const text = writer.commentOf(changed({ added: many }), commit);
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain('And 800 more; `npm run check` lists them all.');
  });

  type Comment = { id: number; body: string; user: { login: string } };
  const postComment = async (change: Partial<Change>, comments: Comment[], sha = commit) => {
    const file = join(folder, 'problems.json');
    await writeFile(file, JSON.stringify(changed(change)));
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
  const existingComment = (id: number, login: string) => ({
    id,
    body: writer.commentOf(changed({}), commit),
    user: { login },
  });

  test('is created once and updated afterwards', async () => {
    expect(await postComment({ added: [problem()] }, [])).toMatchObject([['create', { issue_number: 5 }]]);
    expect(await postComment({ mended: [problem()] }, [])).toMatchObject([['create', {}]]);
    const comments = [existingComment(1, 'somebody'), existingComment(2, 'github-actions[bot]')];
    expect(await postComment({ added: [problem()] }, comments)).toMatchObject([
      ['update', { comment_id: 2 }],
    ]);
    const [[, { body = '' } = {}] = []] = await postComment({ kept: [warning] }, comments);
    expect(body).toContain('### Documents: no new problems');
  });

  test('is not written for existing problems only, nor for an outdated commit', async () => {
    expect(await postComment({ kept: [warning] }, [])).toEqual([]);
    expect(await postComment({ added: [problem()] }, [], 'another')).toEqual([]);
  });
});
