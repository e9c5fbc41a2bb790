import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { previewDays } from '../resource-names.ts';
import { evaluate } from '../test/github/expressions.ts';
import { build, fork, own, previews, startRepository, write } from '../test/github/repository.ts';

let github: Awaited<ReturnType<typeof startRepository>>;
beforeAll(async () => void (github = await startRepository()));
afterAll(() => github.end());
beforeEach(() => github.reset());

const label = (sender: string, name = 'preview') => ({ sender: { login: sender }, label: { name } });
const keys = () => Object.keys(github.account.files).sort();
const comments = () => github.state.hub.comments.map(({ body }) => body);

test('a pull request is previewed, updated and removed with one comment', async () => {
  github.account.files['pr-8/index.html'] = 'of another request';
  const pull = github.request(7, own);
  await github.happens(pull, 'opened');
  expect(keys()).toEqual([
    'pr-7/about/index.html',
    'pr-7/assets/a-1.js',
    'pr-7/index.html',
    'pr-8/index.html',
  ]);
  expect(comments()).toHaveLength(1);
  expect(comments()[0]).toContain('### [Preview](https://pr-7.preview.elm.test/)');
  expect(comments()[0]).toContain(`or ${previewDays} days after the last push.`);

  github.push(pull);
  github.state.code = (out) => write(out, { 'index.html': 'new home' });
  await github.happens(pull, 'synchronize');
  expect(github.account.files).toEqual({
    'pr-7/index.html': 'new home',
    'pr-8/index.html': 'of another request',
  });
  expect(comments()).toHaveLength(1);
  expect(comments()[0]).toContain(pull.head.sha.slice(0, 7));

  pull.state = 'closed';
  await github.happens(pull, 'closed');
  expect(keys()).toEqual(['pr-8/index.html']);
  expect(comments()).toEqual(['<!-- preview -->\nThe preview was removed.']);
  // A build that ends later is not published any more.
  github.state.artifact = join(github.folder, 'late');
  await write(github.state.artifact, { 'index.html': 'late' });
  expect(await github.built(pull)).toEqual([
    'This is no longer the last commit of an open pull request, so no preview is published.',
  ]);
  expect(keys()).toEqual(['pr-8/index.html']);
  expect(github.account.refused).toEqual([]);
});

test('a pull request of a fork is previewed only for the commit that a maintainer labeled', async () => {
  const pull = github.request(12, fork);
  await github.happens(pull, 'opened');
  expect(github.state.artifact).toBeUndefined();
  expect(await github.happens(pull, 'labeled', label('owner', 'question'))).toEqual([]);

  expect(await github.happens(pull, 'labeled', label('helper'))).toEqual([
    'The label has no effect: only people with write access to the repository can allow a preview.',
    'No preview of this commit of a fork is allowed. Remove the label "preview" and add it again.',
  ]);
  expect([keys(), comments()]).toEqual([[], []]);

  expect(await github.happens(pull, 'labeled', label('owner'))).toEqual([]);
  expect(keys()).toContain('pr-12/index.html');
  expect(comments()).toHaveLength(1);

  // After the label was set, the fork pushes something else, with its own workflows that build at every push.
  github.push(pull);
  github.state.artifact = join(github.folder, 'other');
  await write(github.state.artifact, { 'index.html': 'something else' });
  expect(await github.built(pull)).toEqual([
    'No preview of this commit of a fork is allowed. Remove the label "preview" and add it again.',
  ]);
  expect(github.account.files['pr-12/index.html']).toBe('home');

  pull.state = 'closed';
  await github.happens(pull, 'closed');
  expect(keys()).toEqual([]);
});

test('code of a pull request runs without token, OIDC or AWS credentials', async () => {
  let known: Record<string, string> = {};
  github.state.code = async (out, env) => {
    known = env;
    await write(out, { 'index.html': 'home' });
  };
  await github.job(build, 'build', 'pull_request', {
    action: 'opened',
    pull_request: github.request(7, own),
  });
  expect(Object.keys(known).sort()).toEqual(['GITHUB_WORKSPACE', 'RUNNER_TEMP']);
  expect(build.permissions).toEqual({ contents: 'read' });
  expect(build.jobs['build']).not.toHaveProperty('environment');
  for (const environment of ['', 'staging'])
    expect(() =>
      github.account.assume({
        aud: 'sts.amazonaws.com',
        sub: `repo:elm@11/site@1:environment:${environment}`,
        policy: '{}',
      }),
    ).toThrow();
  expect(() =>
    github.account.assume({ aud: 'sts.amazonaws.com', sub: 'repo:elm@11/site@1:pull_request', policy: '{}' }),
  ).toThrow();
});

test('hostile files are rejected, and nothing is published', async () => {
  github.account.files['pr-8/index.html'] = 'of another request';
  github.state.code = async (out) => {
    await write(out, { 'index.html': 'home' });
    await symlink('/etc/passwd', join(out, 'about.html'));
  };
  await expect(github.happens(github.request(7, own), 'opened')).rejects.toThrow(
    '"about.html" is not a regular file',
  );
  expect(keys()).toEqual(['pr-8/index.html']);
  expect(comments()).toEqual([]);
});

test('branch names and titles are never executed', async () => {
  const pull = github.request(7, own, 'x"; touch pwned; $(touch pwned) `touch pwned` ${{ github.token }}');
  pull.title = '<!-- preview --> @everyone';
  await github.happens(pull, 'opened');
  expect(keys()).toContain('pr-7/index.html');
  expect(comments()[0]).not.toContain('everyone');
  expect(existsSync('pwned')).toBe(false);
});

test('a session can only write its own preview', async () => {
  const { with: given } =
    previews.jobs['show']?.steps.find(({ uses }) => uses?.startsWith('aws-actions/')) ?? {};
  const policy = String(given?.['inline-session-policy']).replaceAll(
    '${{ steps.request.outputs.result }}',
    '7',
  );
  const session = github.account.assume({
    aud: 'sts.amazonaws.com',
    sub: 'repo:elm@11/site@1:environment:previews',
    policy,
  });
  const call = async (method: string, path: string) => {
    const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${session}/x` };
    return (await fetch(`${github.account.url}${path}`, { method, headers })).status;
  };
  expect(await call('PUT', '/previews/pr-7/index.html')).toBe(200);
  expect(await call('GET', '/previews/?list-type=2&prefix=pr-7/')).toBe(200);
  for (const [method, path] of [
    ['PUT', '/previews/pr-8/index.html'],
    ['PUT', '/previews/pr-77/index.html'],
    ['PUT', '/previews/404.html'],
    ['DELETE', '/previews/pr-8/index.html'],
    ['PUT', '/pages/pr-7/index.html'],
    ['GET', '/previews/pr-7/index.html'],
    ['GET', '/previews/?list-type=2&prefix='],
    ['GET', '/archive/?list-type=2&prefix=leads/'],
  ] as const)
    expect([path, await call(method, path)]).toEqual([path, 403]);
});

test('without a preview domain there is no preview and the log says so', async () => {
  const words =
    'There are no previews: they need a wildcard name in a hosted zone of your own. infra/handbook/previews.md explains the setup.';
  const { if: condition = '', steps } = build.jobs['without-names'] ?? {};
  const says = (repo: object, domain: string) =>
    evaluate(condition, {
      github: { event: { action: 'opened', pull_request: { head: { repo } } }, repository: 'elm/site' },
      vars: { PREVIEW_DOMAIN: domain },
    });
  expect([says(own, ''), says(own, 'preview.elm.test'), says(fork, '')]).toEqual([true, false, false]);
  expect(steps?.[0]?.run).toBe(`echo '::notice::${words}'`);

  github.state.domain = '';
  await github.happens(github.request(7, own), 'opened');
  expect(github.state.artifact).toBeUndefined();
  expect(await github.happens(github.request(12, fork), 'labeled', label('owner'))).toEqual([words, words]);
  expect([keys(), comments()]).toEqual([[], []]);
});
