import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startGitHub } from '../../tests/support/github/emulator.ts';
import { addEditor, openStore } from '../../tests/support/github/editor-store.ts';
import { readRepositoryFiles } from '../../tests/support/github/repository-files.ts';

const site = readRepositoryFiles('tests/fixtures/dentist/pages');
let github: Awaited<ReturnType<typeof startGitHub>>;
/** Head of the default branch before the test. */
let start: string;
beforeAll(async () => {
  github = await startGitHub(site);
  start = await git('rev-parse', 'main');
});
afterAll(() => github.close());
afterEach(async () => {
  Object.assign(github.world, {
    runs: [],
    protection: { required: [], isStrict: false },
    beforeResponse: () => undefined,
  });
  start = await git('rev-parse', 'main');
});

const git = (...args: string[]) => github.world.repository.text(args);
const show = async (name: string) => `${await git('show', `main:pages/${name}`)}\n`;
/** Returns the lines that a commit removed and added. */
const changedLines = async (commit = 'main') =>
  (await git('show', '--format=', '--unified=0', commit))
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));
const messages = async () => (await git('log', '--format=%an: %s', `${start}..main`)).split('\n');

/** Opens the store of a new editor. */
const open = async (login = addEditor(github.world)) => {
  const { store, publishing } = await openStore(github.url, login);
  return {
    login,
    publishing,
    publish: (message: string) => publishing.publish({ message }),
    draft: async () => (await github.world.repository.find(`refs/heads/studio/main/${login}`)) ?? '',
    /** Changes a document of the draft. */
    save: async (name: string, change: (text: string) => string): Promise<void> => {
      const before = String((await store.read()).content.get(name));
      expect(await store.write([{ name, before, after: change(before) }])).toEqual([]);
    },
  };
};
const withTitle = (title: string) => (text: string) => text.replace(/^title: .*/, `title: ${title}`);
const withComment = (comment: string) => (text: string) => `${text}# ${comment}\n`;

const runOf = (head_sha: string, conclusion: 'success' | 'failure' | null, more = {}) => ({
  name: 'check',
  path: '.github/workflows/check.yml',
  event: 'pull_request',
  head_branch: 'studio/main/anna',
  status: conclusion ? ('completed' as const) : ('in_progress' as const),
  updated_at: '2026-03-01T10:00:00Z',
  head_sha,
  conclusion,
  ...more,
});

describe('publishing', () => {
  test('creates one commit with the message of the editor and removes the draft', async () => {
    const { login, save, draft, publish } = await open();
    const [title] = (await show('contact.yaml')).split('\n');
    await save('contact.yaml', withTitle('About our house'));
    await save('contact.yaml', withTitle('About the house'));
    expect(await publish('A better title')).toEqual({ state: 'published' });
    expect(await changedLines()).toEqual([`-${title}`, '+title: About the house']);
    expect(await messages()).toEqual([`${login}: A better title`]);
    expect(await draft()).toBe('');
  });

  test('is rejected without changes, also if a change was reverted, and if the site has errors', async () => {
    const { save, draft, publish } = await open();
    const refused = { state: 'refused', reason: 'no-changes' };
    const contact = await show('contact.yaml');
    expect(await publish('Nothing')).toMatchObject(refused);
    await save('contact.yaml', () => 'title: Nothing else\n');
    expect(await publish('Nothing else')).toMatchObject({ state: 'refused', reason: 'errors' });
    await save('contact.yaml', () => contact);
    expect(await publish('Nothing')).toMatchObject(refused);
    expect([await draft(), await git('rev-parse', 'main')]).toEqual(['', start]);
  });
});

describe('changes that others have published in the meantime', () => {
  test('on the same page are merged into the draft', async () => {
    const [anna, ben] = [await open(), await open()];
    await anna.save('contact.yaml', withTitle('About Anna and her work'));
    await ben.save('contact.yaml', withComment('Ben'));
    expect(await ben.publish('By Ben')).toEqual({ state: 'published' });
    expect(await anna.publish('By Anna')).toEqual({ state: 'published' });
    expect(await show('contact.yaml')).toMatch(/^title: About Anna and her work\n[^]*# Ben\n$/);
    expect((await changedLines()).at(-1)).toBe('+title: About Anna and her work');
    expect(await messages()).toEqual([`${anna.login}: By Anna`, `${ben.login}: By Ben`]);
  });

  test('in the same line are a conflict, and the decision is published', async () => {
    const [anna, ben] = [await open(), await open()];
    await anna.save('contact.yaml', withTitle('About Anna'));
    await ben.save('contact.yaml', withTitle('About Ben'));
    await ben.publish('By Ben');
    const [before, stored] = [await anna.draft(), await show('contact.yaml')];
    const conflicts = [{ name: 'contact.yaml', stored }];
    expect(await anna.publish('By Anna')).toEqual({ state: 'conflicts', conflicts });
    expect(await anna.draft()).toBe(before);
    await anna.save('contact.yaml', withTitle('About Anna and Ben'));
    // Meanwhile Ben publishes another line of the page, which is merged with the decision.
    await ben.save('contact.yaml', withComment('later'));
    await ben.publish('By Ben again');
    const decided = anna.publishing.publish({ message: 'By both', known: conflicts });
    expect(await decided).toEqual({ state: 'published' });
    expect(await changedLines()).toEqual(['-title: About Ben', '+title: About Anna and Ben']);
    expect(await show('contact.yaml')).toContain('# later');
  });

  test('are not published if the merge has errors', async () => {
    const [anna, ben] = [await open(), await open()];
    await anna.save('contact.yaml', withTitle('The same title on both'));
    await ben.save('home.yaml', withTitle('The same title on both'));
    expect(await ben.publish('By Ben')).toEqual({ state: 'published' });
    expect(await anna.publish('By Anna')).toMatchObject({ reason: 'errors' });
    expect(await messages()).toEqual([`${ben.login}: By Ben`]);
  });
});

test('changes saved during publishing stay in a new draft', async () => {
  const { login, save, publish } = await open();
  const other = await open(login);
  await save('contact.yaml', withTitle('Published words'));
  // The other window saves when the pull request is merged, before the draft is removed.
  github.world.beforeResponse = async () => {
    if (github.world.pulls.at(-1)?.merged === undefined || (await git('rev-parse', 'main')) === start) return;
    github.world.beforeResponse = () => undefined;
    await other.save('contact.yaml', withComment('more'));
  };
  expect(await publish('A better title')).toEqual({ state: 'published' });
  expect((await changedLines()).at(-1)).toBe('+title: Published words');
  expect(await git('log', '--format=%s', `main..studio/main/${login}`)).toBe('Draft of the site');
  expect(await changedLines(`studio/main/${login}`)).toEqual(['+# more']);
});

test('a draft that another window removes while it is published is no failure', async () => {
  const { login, save, publish } = await open();
  await save('contact.yaml', withTitle('Removed words'));
  github.world.beforeResponse = async (call) => {
    if (call.startsWith('POST') && call.endsWith('/pulls'))
      await git('update-ref', '-d', `refs/heads/studio/main/${login}`);
  };
  expect(await publish('Removed')).toMatchObject({ state: 'refused', reason: 'no-changes' });
  expect(await git('rev-parse', 'main')).toBe(start);
});

test('a save after a publication whose draft was not removed starts from the published site', async () => {
  const { login, save, draft, publish } = await open();
  await save('contact.yaml', withTitle('About a house'));
  const former = await draft();
  expect(await publish('A house')).toEqual({ state: 'published' });
  await git('update-ref', `refs/heads/studio/main/${login}`, former);
  await save('home.yaml', withComment('more'));
  expect(await git('log', '--format=%s', `${start}..studio/main/${login}`)).toBe(
    'Draft of the site\nA house',
  );
});

test('checks are awaited, prevent publishing if they fail, and the same call finishes publishing', async () => {
  const { world } = github;
  const { save, draft, publish, publishing } = await open();
  await save('contact.yaml', withTitle('About us all'));
  world.runs.push(runOf('a'.repeat(40), 'success'));
  expect(await publish('Us')).toEqual({ state: 'waiting' });
  const pulls = world.pulls.length;
  world.runs.push(runOf(await draft(), 'failure'));
  const url = 'https://github.com/mason/site/actions/runs/2';
  expect(await publish('Us')).toEqual({ state: 'refused', reason: 'checks-failed', detail: url });
  expect((await publishing.status()).checks).toEqual({ state: 'red', url });
  world.runs[1] = runOf(await draft(), null);
  expect(await publish('Us')).toEqual({ state: 'waiting' });
  world.runs[1] = runOf(await draft(), 'success');
  // A check that only the branch protection requires.
  world.protection = { required: ['test'], isStrict: true };
  expect(await publish('Us')).toEqual({ state: 'waiting' });
  world.statuses.set(await draft(), [{ context: 'test', state: 'success', target_url: null }]);
  expect(await publish('Us')).toEqual({ state: 'published' });
  expect(world.pulls).toHaveLength(pulls);
});

test('the status has the base of the draft, the head of the default branch and the live release', async () => {
  const [anna, ben] = [await open(), await open()];
  await anna.save('contact.yaml', withTitle('About the status'));
  await ben.save('home.yaml', withComment('Ben'));
  await ben.publish('By Ben');
  const deploy = { event: 'push', path: '.github/workflows/deploy.yml', head_branch: 'v1' };
  github.world.runs.push(runOf(start, 'success', deploy));
  expect(anna.publishing.hasDraft.snapshot()).toBe(true);
  await ben.publishing.status();
  expect(ben.publishing.hasDraft.snapshot()).toBe(false);
  const preview = 'https://pr-1.preview.example.com/';
  github.world.statuses.set(await anna.draft(), [
    { context: 'preview', state: 'success', target_url: preview },
  ]);
  expect(await anna.publishing.status()).toMatchObject({
    base: { id: start },
    saved: expect.any(Number),
    accepted: { id: await git('rev-parse', 'main') },
    live: { id: start, time: Date.parse('2026-03-01T10:00:00Z') },
    checks: { state: 'green' },
    preview,
  });
});

test('the history of a page lists its publications, page by page, and has the documents of each', async () => {
  const { login, save, publish, publishing } = await open();
  for (const [name, message] of [
    ['not-found.yaml', 'One'],
    ['home.yaml', 'Two'],
    ['not-found.yaml', 'Three'],
  ] as const) {
    await save(name, withComment(message));
    expect(await publish(message)).toEqual({ state: 'published' });
  }
  const name = 'not-found.yaml';
  const all = await publishing.history({ name });
  expect(all).toEqual([
    expect.objectContaining({ author: login, message: 'Three', time: expect.any(Number) }),
    expect.objectContaining({ author: login, message: 'One' }),
    expect.objectContaining({ author: 'Web person', message: 'The site' }),
  ]);
  const earlier = await publishing.history({ name, before: all[0]?.id });
  expect(earlier.map(({ message }) => message)).toEqual(['One', 'The site']);
  const texts = await publishing.version(earlier[1]?.id ?? '');
  expect(texts.get(name)).toBe(String(site.get(`pages/${name}`)));
  expect(texts.size).toBe(site.size);
  await expect(publishing.version('a'.repeat(40))).rejects.toThrow('The site has no such earlier version');
});
