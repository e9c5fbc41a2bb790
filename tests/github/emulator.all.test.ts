import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGitHub } from '../support/github/emulator.ts';

let github: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  github = await startGitHub(
    new Map([
      ['pages/home.yaml', 'title: Home\nname: Home\nlast: line\n'],
      ['README.md', 'A site\n'],
    ]),
  );
});
afterEach(() => github.close());

type Json = Record<string, unknown> & { sha: string };

const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(github.url + path, {
    method,
    headers: { authorization: 'Bearer token-anna', 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text && JSON.parse(text)) as Json };
};
const repo = (method: string, path: string, body?: unknown) => call(method, `/repos/mason/site${path}`, body);
const graphql = (query: string, variables = {}) => call('POST', '/graphql', { query, variables });
const headOf = async (branch: string) => (await github.world.repository.find(`refs/heads/${branch}`)) ?? '';

/** A commit on top of another one that gives a file another text. */
const commitOn = async (parent: string, text: string, path = 'pages/home.yaml') => {
  const tree = [{ path, mode: '100644', type: 'blob', content: text }];
  const made = await repo('POST', '/git/trees', { base_tree: parent, tree });
  const commit = { message: 'Another text', tree: made.body.sha, parents: [parent] };
  return (await repo('POST', '/git/commits', commit)).body.sha;
};
const point = (branch: string, beforeOid: string, afterOid: string, force = false) =>
  graphql('mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }', {
    input: {
      repositoryId: 'R_1',
      refUpdates: [{ name: `refs/heads/${branch}`, beforeOid, afterOid, force }],
    },
  });
const none = '0'.repeat(40);

describe('a branch', () => {
  test('is refused when it points elsewhere than expected, and when it would go back', async () => {
    const main = await headOf('main');
    const [one, other] = [await commitOn(main, 'title: One\n'), await commitOn(main, 'title: Other\n')];
    await point('main', main, one);
    const late = await point('main', main, other, true);
    const aside = await point('main', one, other);
    for (const { status, body } of [late, aside])
      expect([status, body['errors']]).toEqual([200, [expect.objectContaining({ type: 'UNPROCESSABLE' })]]);
    expect(await headOf('main')).toBe(one);
  });
});

describe('a commit on a branch', () => {
  const commit = (expectedHeadOid: string, branchName = 'main') =>
    graphql(
      'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }',
      {
        input: {
          branch: { repositoryNameWithOwner: 'mason/site', branchName },
          expectedHeadOid,
          message: { headline: 'Both' },
          fileChanges: {
            additions: [{ path: 'pages/media/a.bin', contents: Buffer.from([0, 255]).toString('base64') }],
            deletions: [{ path: 'README.md' }],
          },
        },
      },
    );

  test('is refused if the branch is elsewhere or missing', async () => {
    const main = await headOf('main');
    expect((await commit('a'.repeat(40))).body['errors']).toMatchObject([{ type: 'STALE_DATA' }]);
    expect((await commit(main, 'none')).body['errors']).toMatchObject([{ type: 'NOT_FOUND' }]);
    expect(await headOf('main')).toBe(main);
  });
});

describe('a pull request', () => {
  const ask = async (text: string) => {
    const main = await headOf('main');
    const draft = await commitOn(main, text);
    await point('draft', none, draft);
    await repo('POST', '/pulls', { title: 'A better title', head: 'draft', base: 'main' });
    return draft;
  };
  const merge = (sha: string) =>
    repo('PUT', '/pulls/1/merge', { sha, merge_method: 'squash', commit_title: 'A better title' });
  const onMain = async (text: string) =>
    point('main', await headOf('main'), await commitOn(await headOf('main'), text));

  test('is refused when Git cannot join both', async () => {
    const draft = await ask('title: House\nname: Home\nlast: line\n');
    await onMain('title: Palace\nname: Home\nlast: line\n');
    expect(await merge(draft)).toMatchObject({
      status: 405,
      body: { message: 'Pull Request is not mergeable' },
    });
  });

  test('is refused when it holds another commit than was looked at', async () => {
    await ask('title: House\n');
    expect(await merge('a'.repeat(40))).toMatchObject({
      status: 409,
      body: { message: 'Head branch was modified. Review and try the merge again.' },
    });
  });

  test('waits for required checks, and for an up-to-date branch where that is required', async () => {
    const draft = await ask('title: House\nname: Home\nlast: line\n');
    github.world.protection = { required: ['test'], isStrict: true };
    expect((await merge(draft)).body['message']).toBe('Required status check "test" is expected.');
    github.world.statuses.set(draft, [{ context: 'test', state: 'success', target_url: null }]);
    await onMain('title: Home\nname: Home\nlast: word\n');
    expect((await merge(draft)).body['message']).toMatch('out of date');
  });

  test('is not made of nothing, and not twice', async () => {
    await ask('title: House\n');
    await point('same', none, await headOf('main'));
    const messages = ['draft', 'same'].map(async (head) => {
      const { body } = await repo('POST', '/pulls', { title: 'Again', head, base: 'main' });
      return (body['errors'] as { message: string }[])[0]?.message;
    });
    expect(await Promise.all(messages)).toEqual([
      'A pull request already exists for mason:draft.',
      'No commits between main and same',
    ]);
  });
});

describe('who asks', () => {
  test('a request without permission fails and names the permission', async () => {
    const anna = github.world.users.get('token-anna');
    if (anna) anna.permissions = { contents: 'read' };
    const { status, headers, body } = await repo('POST', '/git/trees', { tree: [] });
    expect([status, body['message']]).toEqual([403, 'Resource not accessible by personal access token']);
    expect(headers.get('x-accepted-github-permissions')).toBe('contents=write');
    const main = await headOf('main');
    expect((await point('main', main, main)).body['errors']).toMatchObject([{ type: 'FORBIDDEN' }]);
  });

  test('for what has not changed pays nothing', async () => {
    const path = '/repos/mason/site/pulls';
    const first = await call('GET', path);
    const again = await call('GET', path, undefined, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(github.world.limits.core.remaining).toBe(4999);
  });

  test('from another origin may, and reads only what is exposed', async () => {
    const headers = { origin: 'https://studio.example', 'access-control-request-method': 'POST' };
    const asked = await fetch(`${github.url}/graphql`, { method: 'OPTIONS', headers });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('Authorization'),
    ]);
    const refused = await fetch(`${github.url}/graphql`, { method: 'POST', headers });
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).not.toMatch(/retry-after/i);
  });
});
