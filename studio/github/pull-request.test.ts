import { expect, test, vi } from 'vitest';
import { words } from '../messages/messages.ts';
import { StoreFailure } from './failures.ts';
import { mergePullRequest, openPullRequest } from './pull-request.ts';
import type { Repository } from './repository.ts';

const [commit, merged] = ['a'.repeat(40), 'b'.repeat(40)];
const refused = (status: number, detail: string) => new StoreFailure('refused', 'x', detail, status);
const lost = new StoreFailure('unreachable', 'lost');

/** A repository whose requests are answered in turn. */
const repositoryWith = (...answers: unknown[]) => {
  const request = vi.fn(async (_shape: unknown, _route: string, _parameters: object) => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const where = { owner: 'mason', name: 'site', folder: 'pages' };
  const repository = { client: { request }, where, base: 'main', draft: 'studio/main/anna' };
  return { request, repository: repository as unknown as Repository };
};
const merge = (...answers: unknown[]) =>
  mergePullRequest(repositoryWith(...answers).repository, 7, commit, 'Title\n\nMore').catch(
    (error: unknown) => error,
  );

test('the first line of the message is the title, the rest is the text of the commit', async () => {
  const { repository, request } = repositoryWith({ sha: merged });
  expect(await mergePullRequest(repository, 7, commit, 'Title\n\nMore\n')).toEqual({ id: merged });
  expect(request.mock.calls[0]?.[2]).toEqual({
    pull_number: 7,
    sha: commit,
    merge_method: 'squash',
    commit_title: 'Title',
    commit_message: 'More',
  });
});

test.each<[string, StoreFailure, object]>([
  ['a moved branch', refused(409, 'Head branch was modified'), { isOld: true, isHeldBack: false }],
  [
    'a check that has not passed',
    refused(405, 'Required status check "test" is expected.'),
    { isHeldBack: true },
  ],
  [
    'a protected branch',
    refused(405, 'Not mergeable'),
    { isOld: false, isHeldBack: false, detail: 'Not mergeable' },
  ],
])('%s is a result', async (_, failure, result) => {
  expect(await merge(failure)).toMatchObject(result);
});

const state = { merged: true, merge_commit_sha: merged, head: { sha: commit } };
const unknown = { kind: 'unreachable', message: words.github.unknownOutcome };
test.each<[string, unknown[], object]>([
  ['it was merged', [lost, state], { id: merged }],
  ['it was not merged', [lost, { ...state, merged: false }], unknown],
  ['another commit was merged', [lost, { ...state, head: { sha: merged } }], unknown],
  ['its commit is unknown', [lost, { ...state, merge_commit_sha: null }], unknown],
  ['the state cannot be read', [lost, lost], unknown],
])('after a lost response, the state of the pull request is read: %s', async (_, answers, result) => {
  expect(await merge(...answers)).toMatchObject(result);
});

test('any other failure of a merge is thrown', async () => {
  const failures = [refused(422, 'Invalid'), new StoreFailure('failed', 'x'), new TypeError('x')];
  for (const failure of failures) expect(await merge(failure)).toBe(failure);
});

test('the open pull request of the draft is used, otherwise one is opened', async () => {
  const found = repositoryWith([{ number: 3 }]);
  expect(await openPullRequest(found.repository, 'Title')).toEqual({ number: 3, isNew: false });
  expect(found.request.mock.calls[0]?.[2]).toEqual({
    head: 'mason:studio/main/anna',
    base: 'main',
    state: 'open',
  });
  const made = repositoryWith([], { number: 4 });
  expect(await openPullRequest(made.repository, 'Title\nMore')).toEqual({ number: 4, isNew: true });
  expect(made.request.mock.calls[1]?.[2]).toEqual({ head: 'studio/main/anna', base: 'main', title: 'Title' });
});

test('a pull request that another window has opened at the same time is used', async () => {
  const { repository } = repositoryWith([], lost, [{ number: 5 }]);
  expect(await openPullRequest(repository, 'Title')).toEqual({ number: 5, isNew: false });
  await expect(openPullRequest(repositoryWith([], lost, []).repository, 'Title')).rejects.toBe(lost);
});
