import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGitHub } from '../../tests/support/github/emulator.ts';
import { openStore } from '../../tests/support/github/editor-store.ts';
import { readRepositoryFiles } from '../../tests/support/github/repository-files.ts';
import type { GitHubStore } from './github-store.ts';

const site = readRepositoryFiles();
let github: Awaited<ReturnType<typeof startGitHub>>;
beforeEach(async () => {
  github = await startGitHub(site);
});
afterEach(() => github.close());

const textOf = (name: string): string => (site.get(`pages/${name}`) ?? '').toString();
const about = textOf('about.yaml');
const git = (...args: string[]) => github.world.repository.text(args);
const show = (name: string, branch = 'main') => git('show', `${branch}:pages/${name}`);
const branches = () => git('for-each-ref', '--format=%(refname:short)');
/** The lines that a commit took away and brought. */
const changedLines = async (commit = 'main') =>
  (await git('show', '--format=', '--unified=0', commit))
    .split('\n')
    .filter((line) => /^[+-](?![+-])/.test(line));

/** Gives a document another text in the draft, whatever it holds there. */
const save = async (
  store: GitHubStore,
  name: string,
  change: (text: string) => string | null,
): Promise<void> => {
  const before = ((await store.read()).content.get(name) as string | undefined) ?? null;
  expect(await store.write([{ name, before, after: change(before ?? '') }])).toEqual([]);
};
const instead = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const [title = '', description = ''] = about.split('\n');
const message = 'A better title';
const run = (head_sha: string, conclusion: 'success' | 'failure' | null, more = {}) =>
  github.world.runs.push({
    name: 'check',
    path: '.github/workflows/check.yml',
    event: 'pull_request',
    head_branch: 'studio/main/anna',
    status: conclusion ? 'completed' : 'in_progress',
    updated_at: '2026-03-01T10:00:00Z',
    head_sha,
    conclusion,
    ...more,
  });
const draftId = async (login = 'anna') =>
  (await github.world.repository.find(`refs/heads/studio/main/${login}`)) ?? '';

describe('publishing', () => {
  test('creates one commit with the message of the editor and removes the draft', async () => {
    const { store, publishing } = await openStore(github.url, 'anna');
    await save(store, 'about.yaml', instead(title, 'title: About our house'));
    await save(store, 'about.yaml', instead('About our house', 'About the house'));
    expect(await publishing.publish({ message })).toEqual({ state: 'published' });
    expect(await changedLines()).toEqual([`-${title}`, '+title: About the house']);
    expect(await git('log', '--format=%an: %s', 'main')).toBe(`anna: ${message}\nNobody: The site`);
    expect(await branches()).toBe('main');
  });

  test('is rejected without changes, also if a change was reverted', async () => {
    const { store, publishing } = await openStore(github.url, 'anna');
    expect(await publishing.publish({ message })).toMatchObject({ state: 'refused', reason: 'no-changes' });
    await save(store, 'about.yaml', () => 'title: x\n');
    await save(store, 'about.yaml', () => about);
    expect(await publishing.publish({ message })).toMatchObject({ state: 'refused', reason: 'no-changes' });
    expect(await branches()).toBe('main');
  });

  test('is rejected if the site has errors', async () => {
    const { store, publishing } = await openStore(github.url, 'anna');
    await save(store, 'about.yaml', () => 'title: Nothing else\n');
    expect(await publishing.publish({ message })).toMatchObject({ state: 'refused', reason: 'errors' });
    expect(await show('about.yaml')).toBe(about.trimEnd());
  });
});

describe('changes that others have published in the meantime', () => {
  test('on the same page are merged into the draft', async () => {
    const [anna, ben] = [await openStore(github.url, 'anna'), await openStore(github.url, 'ben')];
    await save(anna.store, 'about.yaml', instead(title, 'title: About Anna'));
    await save(
      ben.store,
      'about.yaml',
      instead(description, 'description: Ben was here, and he wrote enough words.'),
    );
    expect(await ben.publishing.publish({ message: 'By Ben' })).toMatchObject({ state: 'published' });
    expect(await anna.publishing.publish({ message: 'By Anna' })).toMatchObject({ state: 'published' });
    expect((await show('about.yaml')).split('\n').slice(0, 2)).toEqual([
      'title: About Anna',
      'description: Ben was here, and he wrote enough words.',
    ]);
    expect(await changedLines()).toEqual([`-${title}`, '+title: About Anna']);
    expect(await git('log', '--format=%an: %s (%p)', 'main')).toMatch(
      /^anna: By Anna \(\w+\)\nben: By Ben \(\w+\)\nNobody: The site \(\)$/,
    );
  });

  test('in the same line are a conflict, and the decision is published', async () => {
    const [anna, ben] = [await openStore(github.url, 'anna'), await openStore(github.url, 'ben')];
    await save(anna.store, 'about.yaml', instead(title, 'title: About Anna'));
    await save(ben.store, 'about.yaml', instead(title, 'title: About Ben'));
    await ben.publishing.publish({ message: 'By Ben' });
    const [before, theirs] = [await draftId(), `${await show('about.yaml')}\n`];
    const asked = await anna.publishing.publish({ message: 'By Anna' });
    expect(asked).toEqual({ state: 'conflicts', conflicts: [{ name: 'about.yaml', stored: theirs }] });
    expect(await draftId()).toBe(before);
    await save(anna.store, 'about.yaml', instead('About Anna', 'About Anna and Ben'));
    // Meanwhile Ben publishes another line of the page: that is joined with what was decided.
    await save(ben.store, 'about.yaml', (text) => `${text}# later\n`);
    await ben.publishing.publish({ message: 'By Ben again' });
    const known = [{ name: 'about.yaml', stored: theirs }];
    expect(await anna.publishing.publish({ message: 'By both', known })).toMatchObject({
      state: 'published',
    });
    expect(await changedLines()).toEqual(['-title: About Ben', '+title: About Anna and Ben']);
    expect(await show('about.yaml')).toContain('# later');
  });

  test('are not published if the merge has errors', async () => {
    const [anna, ben] = [await openStore(github.url, 'anna'), await openStore(github.url, 'ben')];
    await save(anna.store, 'about.yaml', instead(title, 'title: The same title on both'));
    await save(ben.store, 'warranty.yaml', (text) =>
      text.replace(/^title: .*/, 'title: The same title on both'),
    );
    expect(await ben.publishing.publish({ message: 'By Ben' })).toMatchObject({ state: 'published' });
    expect(await anna.publishing.publish({ message: 'By Anna' })).toMatchObject({ reason: 'errors' });
    expect(await show('about.yaml')).toContain(title);
  });
});

describe('changes saved during publishing', () => {
  test('stay in a new draft', async () => {
    const { store, publishing } = await openStore(github.url, 'anna');
    await save(store, 'about.yaml', instead(title, 'title: Published words'));
    const other = await openStore(github.url, 'anna');
    // The other window saves when the request is merged, and the draft has not gone yet.
    github.world.beforeResponse = async () => {
      if (github.world.pulls[0]?.merged === undefined) return;
      github.world.beforeResponse = () => undefined;
      await save(other.store, 'about.yaml', (text) => `${text}# more\n`);
    };
    expect(await publishing.publish({ message })).toMatchObject({ state: 'published' });
    expect(await changedLines()).toEqual([`-${title}`, '+title: Published words']);
    expect(await git('log', '--format=%s', 'main..studio/main/anna')).toBe('Draft of the site');
    expect(await changedLines('studio/main/anna')).toEqual(['+# more']);
  });
});

test('a save after a publication whose draft was not removed starts from the published site', async () => {
  const { store, publishing } = await openStore(github.url, 'anna');
  await save(store, 'about.yaml', instead(title, 'title: About our house'));
  const draft = await draftId();
  expect(await publishing.publish({ message })).toMatchObject({ state: 'published' });
  await git('update-ref', 'refs/heads/studio/main/anna', draft);
  await save(store, 'warranty.yaml', (text) => `${text}# more\n`);
  expect(await git('log', '--format=%s', 'studio/main/anna')).toBe(`Draft of the site\n${message}\nThe site`);
});

describe('CI checks', () => {
  const saved = async () => {
    const opened = await openStore(github.url, 'anna');
    await save(opened.store, 'about.yaml', instead(title, 'title: About us all'));
    return opened;
  };

  test('are awaited, and the same call finishes publishing', async () => {
    run('a'.repeat(40), 'success');
    const { publishing } = await saved();
    expect(await publishing.publish({ message })).toEqual({ state: 'waiting' });
    run(await draftId(), null);
    expect((await publishing.status()).checks.state).toBe('running');
    expect(await publishing.publish({ message })).toEqual({ state: 'waiting' });
    Object.assign(github.world.runs.at(-1) ?? {}, { status: 'completed', conclusion: 'success' });
    expect(await publishing.publish({ message })).toMatchObject({ state: 'published' });
    expect(github.world.pulls).toHaveLength(1);
  });

  test('that fail prevent publishing and link to the details', async () => {
    const { publishing } = await saved();
    run(await draftId(), 'failure');
    const url = 'https://github.com/mason/site/actions/runs/1';
    expect(await publishing.publish({ message })).toEqual({
      state: 'refused',
      reason: 'checks-failed',
      detail: url,
    });
    expect((await publishing.status()).checks).toEqual({ state: 'red', url });
  });

  test('required by the branch are awaited', async () => {
    github.world.protection = { required: ['test'], isStrict: true };
    const { publishing } = await saved();
    expect(await publishing.publish({ message })).toEqual({ state: 'waiting' });
    github.world.statuses.set(await draftId(), [{ context: 'test', state: 'success', target_url: null }]);
    expect(await publishing.publish({ message })).toMatchObject({ state: 'published' });
  });
});

describe('the status', () => {
  test('has the base of the draft, the head of the default branch and the live release', async () => {
    const [anna, ben] = [await openStore(github.url, 'anna'), await openStore(github.url, 'ben')];
    const first = await git('rev-parse', 'main');
    await save(anna.store, 'about.yaml', instead(title, 'title: About Anna'));
    await save(ben.store, 'warranty.yaml', (text) => `${text}# Ben\n`);
    await ben.publishing.publish({ message: 'By Ben' });
    run(first, 'success', { event: 'push', path: '.github/workflows/deploy.yml', head_branch: 'v1' });
    const link = 'https://pr-1.preview.example.com/';
    github.world.statuses.set(await draftId(), [{ context: 'preview', state: 'success', target_url: link }]);
    expect(await anna.publishing.status()).toMatchObject({
      base: { id: first },
      saved: expect.any(Number),
      accepted: { id: await git('rev-parse', 'main') },
      live: { id: first, time: Date.parse('2026-03-01T10:00:00Z') },
      checks: { state: 'green' },
      preview: link,
    });
  });

  test.each<[string, () => unknown]>([
    [
      'Your token does not have permission',
      () =>
        (github.world.users.get('token-anna')!.permissions = {
          contents: 'write',
          actions: 'read',
          statuses: 'read',
        }),
    ],
    ['GitHub does not answer', () => github.disconnect()],
    ['You are signed out', () => github.world.users.delete('token-anna')],
    ["GitHub's hourly request limit", () => (github.world.limits.core.remaining = 0)],
  ])('fails with a message for the editor: %s', async (text, happens) => {
    const { store, publishing } = await openStore(github.url, 'anna');
    await save(store, 'about.yaml', instead(title, 'title: About us all'));
    happens();
    await expect(publishing.publish({ message })).rejects.toThrow(text);
    expect(await show('about.yaml')).toBe(about.trimEnd());
  });
});

describe('the history', () => {
  const published = async (name: string, change: (text: string) => string, words: string) => {
    const { store, publishing } = await openStore(github.url, 'anna');
    await save(store, name, change);
    expect(await publishing.publish({ message: words })).toMatchObject({ state: 'published' });
  };

  test('of a page lists author, message and time of each publication, page by page', async () => {
    await published('about.yaml', instead(title, 'title: About one'), 'One');
    await published('warranty.yaml', (text) => `${text}# two\n`, 'Two');
    await published('about.yaml', instead('title: About one', 'title: About three'), 'Three');
    const { publishing } = await openStore(github.url, 'anna');
    const all = await publishing.history({ name: 'about.yaml' });
    expect(all).toEqual([
      expect.objectContaining({ author: 'anna', message: 'Three', time: expect.any(Number) }),
      expect.objectContaining({ author: 'anna', message: 'One' }),
      expect.objectContaining({ author: 'Nobody', message: 'The site' }),
    ]);
    const earlier = await publishing.history({ name: 'about.yaml', before: all[0]?.id });
    expect(earlier.map(({ message: words }) => words)).toEqual(['One', 'The site']);
  });

  test('restores any earlier version with its images', async () => {
    await published('about.yaml', instead(title, 'title: About one'), 'One');
    const { publishing } = await openStore(github.url, 'anna');
    const [, first] = await publishing.history({ name: 'about.yaml' });
    const texts = await publishing.version(first?.id ?? '');
    expect(texts.get('about.yaml')).toBe(about);
    expect(texts.size).toBe(site.size);
    await expect(publishing.version('a'.repeat(40))).rejects.toThrow('The site has no such earlier version');
  });
});
