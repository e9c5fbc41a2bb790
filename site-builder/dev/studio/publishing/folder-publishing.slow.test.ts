import { chmodSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SharedSite, type Editor } from '../../../../tests/support/git/shared-site.ts';

let site: SharedSite;
let anna: Editor;
let ben: Editor;
beforeEach(() => {
  // The Git configuration of the machine must not affect the tests.
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  site = new SharedSite();
  anna = site.editor('Anna');
  ben = site.editor('Ben');
});
afterEach(() => {
  site[Symbol.dispose]();
  vi.unstubAllEnvs();
});

const about = 'pages/about.yaml';
const services = 'pages/services.yaml';
const titleOf = (editor: Editor, path = about) => /^title: (.*)$/m.exec(editor.text(path))?.[1] ?? '';
const retitle = (editor: Editor, title: string, path = about): void =>
  editor.edit(path, `title: ${titleOf(editor, path)}`, `title: ${title}`);
const shown = (file: string) => site.git('show', `main:${file}`);
const head = () => site.git('rev-parse', 'main');

test("a change of one word is one commit with that line and the editor's message", async () => {
  const before = titleOf(anna);
  retitle(anna, 'About the tilers of the county');
  const published = await anna.publish('Say who we are');
  expect(published).toEqual({
    state: 'published',
    accepted: { id: head(), time: expect.any(Number) as number },
  });
  expect(site.linesOfLastCommit()).toEqual([
    about,
    `-title: ${before}`,
    '+title: About the tilers of the county',
  ]);
  expect(site.git('log', '-1', '--format=%an %ae %s', 'main')).toBe('Anna anna@site.test Say who we are');
  expect(anna.git('status', '--porcelain')).toBe('');
  expect(anna.git('rev-parse', 'main')).toBe(head());
  expect(await anna.publish()).toEqual({ state: 'refused', reason: 'no-changes' });
});

test('other staged, changed or new files of the clone are not touched or published', async () => {
  anna.edit('program.ts', 'one', 'ONE');
  anna.git('add', 'program.ts');
  anna.edit('program.ts', 'two', 'TWO');
  anna.write('notes.txt', 'mine');
  anna.write('pages/README.md', 'mine');
  retitle(anna, 'About the tilers of the county');
  const before = anna
    .git('status', '--porcelain')
    .split('\n')
    .filter((line) => !line.includes(about));
  expect((await anna.publish()).state).toBe('published');
  expect(site.git('log', '-1', '--name-only', '--format=', 'main')).toBe(about);
  expect(anna.git('status', '--porcelain').split('\n')).toEqual(before);
  expect(anna.git('diff', '--cached', '--unified=0')).toContain('+ONE');
});

test('publishes a new page with an image, and the removal of a page', async () => {
  const picture = readFileSync('tests/fixtures/tiler/pages/media/hall.svg', 'utf8').replace(
    '<svg',
    '<svg data-new="1"',
  );
  anna.write('pages/media/new-hall.svg', picture);
  anna.write(
    'pages/grout.yaml',
    anna
      .text(services)
      .replace(
        /^title: .*\n.*/m,
        'title: Grout that lasts for years\ndescription: New grout for old tiles, mixed to their color and sealed, in one day for most rooms.',
      ),
  );
  const status = await anna.publishing.status();
  expect(await anna.publishing.version(status.base?.id ?? '')).not.toHaveProperty('grout.yaml');
  rmSync(join(anna.clone, 'pages/media/hall.svg'));
  anna.write('pages/media/hall.svg', picture);
  const result = await anna.publish('Grout');
  // A page without links to it and an unused image are not errors.
  expect(result.state).toBe('published');
  expect(site.git('log', '-1', '--name-status', '--format=', 'main').split('\n')).toEqual([
    'A\tpages/grout.yaml',
    'M\tpages/media/hall.svg',
    'A\tpages/media/new-hall.svg',
  ]);
  rmSync(join(anna.clone, 'pages/grout.yaml'));
  expect((await anna.publish('No grout')).state).toBe('published');
  expect(site.git('log', '-1', '--name-status', '--format=', 'main')).toBe('D\tpages/grout.yaml');
});

test('Windows line endings in the folder are not a change and are not published', async () => {
  anna.git('config', 'core.autocrlf', 'true');
  anna.git('rm', '--quiet', '--cached', '-r', '.');
  anna.git('reset', '--quiet', '--hard');
  expect(anna.text(about)).toContain('\r\n');
  const { base } = await anna.publishing.status();
  expect((await anna.publishing.version(base?.id ?? '')).get('about.yaml')).toBe(anna.text(about));
  ben.edit(about, 'Ask for Maria', 'Ask for Ben');
  await ben.publish('Ben');
  anna.edit(about, 'Six people', 'Seven people');
  expect((await anna.publish('Anna')).state).toBe('published');
  expect(site.linesOfLastCommit()).toEqual([
    about,
    '-    heading: Six people, one shop',
    '+    heading: Seven people, one shop',
  ]);
  expect(anna.text(about)).toContain('Ask for Ben at the gate. Deliveries come in the morning, and the\r\n');
  expect(anna.git('status', '--porcelain')).toBe('');
});

describe('what others publish in the meantime', () => {
  test('is merged if it changes other lines of the same page; the commit contains only our lines', async () => {
    const last = anna.text(about).trimEnd().split('\n').at(-1) ?? '';
    ben.edit(about, last, `${last} # of Ben`);
    expect((await ben.publish('Ben')).state).toBe('published');
    const before = titleOf(anna);
    retitle(anna, 'About the tilers of the county');
    expect((await anna.publish('Anna')).state).toBe('published');
    expect(site.linesOfLastCommit()).toEqual([
      about,
      `-title: ${before}`,
      '+title: About the tilers of the county',
    ]);
    expect(anna.text(about)).toContain('# of Ben');
    expect(`${shown(about)}\n`).toBe(anna.text(about));
    expect(anna.git('status', '--porcelain')).toBe('');
    expect(site.git('log', '--format=%s', 'main')).toBe('Anna\nBen\nThe site');
  });

  test('is a conflict if it changes the same line; nothing changes until the decision, which is then published', async () => {
    retitle(ben, 'About Ben who tiles the county');
    await ben.publish('Ben');
    retitle(anna, 'About Anna who tiles the county');
    const mine = anna.text(about);
    const conflict = { name: 'about.yaml', stored: ben.text(about) };
    expect(await anna.publish('Anna')).toEqual({ state: 'conflicts', conflicts: [conflict] });
    expect([anna.text(about), anna.git('rev-parse', 'main')]).toEqual([
      mine,
      anna.git('rev-parse', 'origin/main~1'),
    ]);
    // In the meantime Ben publishes another line of the page, which is merged with the decision.
    const last = ben.text(about).trimEnd().split('\n').at(-1) ?? '';
    ben.edit(about, last, `${last} # later`);
    await ben.publish('Ben again');
    expect((await anna.publish('Anna', [conflict])).state).toBe('published');
    expect(`${shown(about)}\n`).toBe(`${mine.trimEnd()} # later\n`);
    expect(site.linesOfLastCommit()).toEqual([
      about,
      '-title: About Ben who tiles the county',
      '+title: About Anna who tiles the county',
    ]);
  });

  test('is a conflict if one side removed what the other changed, or if both replaced an image', async () => {
    rmSync(join(ben.clone, 'pages/tile-repair.yaml'));
    for (const file of ['pages/home.yaml', services, about, 'pages/_site.yaml', 'pages/stone-sealing.yaml'])
      if (ben.exists(file)) ben.write(file, ben.text(file).replaceAll('/tile-repair', '/services'));
    const drawing = (name: string) => ben.text('pages/media/hall.svg').replace('<svg', `<svg id="${name}"`);
    ben.write('pages/media/hall.svg', drawing('ben'));
    expect((await ben.publish('Ben')).state).toBe('published');
    anna.edit('pages/tile-repair.yaml', 'title: ', 'title: Good ');
    anna.write('pages/media/hall.svg', drawing('anna'));
    const result = await anna.publish('Anna');
    expect(result).toEqual({
      state: 'conflicts',
      conflicts: [
        { name: 'media/hall.svg', stored: (await ben.folder.read()).get('media/hall.svg') },
        { name: 'tile-repair.yaml', stored: null },
      ],
    });
  });

  test('is merged even if it includes code, unless that code was changed here too', async () => {
    ben.edit('program.ts', 'two', 'TWO');
    ben.git('commit', '--quiet', '--all', '--message', 'Program');
    ben.git('push', '--quiet');
    anna.edit('program.ts', 'three', 'THREE');
    retitle(anna, 'About the tilers of the county');
    expect(await anna.publish()).toEqual({ state: 'refused', reason: 'own-work' });
    expect(anna.text('program.ts')).toBe('one\ntwo\nTHREE\n');
    anna.git('checkout', '--', 'program.ts');
    expect((await anna.publish()).state).toBe('published');
    expect(anna.text('program.ts')).toBe('one\nTWO\nthree\n');
    expect(site.git('log', '-1', '--name-only', '--format=', 'main')).toBe(about);
  });

  test('is merged and the push repeated if it arrives just before our push', async () => {
    retitle(ben, 'Services of Ben the tiler', services);
    ben.git('commit', '--quiet', '--all', '--message', 'Ben');
    // The first push finds that somebody else was faster.
    anna.write(
      '.git/hooks/pre-push',
      `#!/bin/sh\nif [ ! -e ../raced ]; then touch ../raced; (unset GIT_DIR; cd '${ben.clone}' && git push --quiet); fi\n`,
    );
    anna.git('config', 'core.hooksPath', join(anna.clone, '.git/hooks'));
    chmodSync(join(anna.clone, '.git/hooks/pre-push'), 0o755);
    retitle(anna, 'About the tilers of the county');
    expect((await anna.publish('Anna')).state).toBe('published');
    expect(site.git('log', '--format=%s', 'main')).toBe('Anna\nBen\nThe site');
    expect(anna.text(services)).toBe(ben.text(services));
  });

  test('is merged with an unpushed commit of documents, such as after a power failure', async () => {
    retitle(anna, 'About the tilers of the county');
    anna.git('commit', '--quiet', '--all', '--message', 'Not pushed');
    retitle(ben, 'Services of Ben the tiler', services);
    await ben.publish('Ben');
    expect((await anna.publish('Anna')).state).toBe('published');
    expect(site.git('log', '--format=%s', 'main')).toBe('Anna\nBen\nThe site');
    expect(shown(about)).toContain('About the tilers of the county');
    expect(anna.text(services)).toBe(ben.text(services));
    expect(anna.git('status', '--porcelain')).toBe('');
  });

  test('changes neither of two files if one of them cannot be merged', async () => {
    retitle(ben, 'About Ben who tiles the county');
    retitle(ben, 'Services of Ben the tiler', services);
    await ben.publish('Ben');
    retitle(anna, 'About Anna who tiles the county');
    const before = anna.text(services);
    expect((await anna.publish()).state).toBe('conflicts');
    expect(anna.text(services)).toBe(before);
  });
});

describe('nothing is published, and the clone does not change,', () => {
  const refusedWith = async (change: () => void) => {
    retitle(anna, 'About the tilers of the county');
    change();
    const before = [anna.git('status', '--porcelain'), anna.git('rev-parse', 'HEAD'), head()];
    const result = await anna.publish();
    expect([anna.git('status', '--porcelain'), anna.git('rev-parse', 'HEAD'), head()]).toEqual(before);
    return result;
  };
  const refused = (reason: string, detail?: unknown) => ({
    state: 'refused',
    reason,
    ...(detail !== undefined && { detail }),
  });

  test('while the documents have errors', async () => {
    expect(await refusedWith(() => anna.edit(about, 'sections:', 'sektions:'))).toEqual(refused('errors'));
  });

  test('without an author; with one it is published', async () => {
    expect(
      await refusedWith(() => {
        anna.git('config', '--unset', 'user.name');
        anna.git('config', '--unset', 'user.email');
      }),
    ).toEqual(refused('no-author'));
    expect((await anna.publishing.status()).author).toBeUndefined();
    const author = { name: 'Carla', email: 'carla@site.test' };
    expect((await anna.publishing.publish({ message: 'Hers', author })).state).toBe('published');
    expect(site.git('log', '-1', '--format=%an %cn', 'main')).toBe('Carla Carla');
  });

  test('from another branch or a detached HEAD', async () => {
    expect(await refusedWith(() => anna.git('checkout', '--quiet', '-b', 'side'))).toEqual(
      refused('other-branch'),
    );
    anna.git('checkout', '--quiet', '--detach');
    expect(await anna.publish()).toEqual(refused('other-branch'));
  });

  test('in the middle of a merge', async () => {
    expect(await refusedWith(() => anna.write('.git/MERGE_HEAD', anna.git('rev-parse', 'HEAD')))).toEqual(
      refused('busy'),
    );
  });

  test('while another program holds any lock of the clone', async () => {
    ben.edit(about, 'Ask for Maria', 'Ask for Ben');
    await ben.publish('Ben');
    const read = anna.folder.mutex.runExclusive.bind(anna.folder.mutex);
    anna.folder.mutex.runExclusive = (task) => {
      anna.write('.git/index.lock', '');
      return read(task);
    };
    expect(await refusedWith(() => {})).toEqual(refused('busy'));
  });

  test('if Git fails on this machine; the result is a failure with its output', async () => {
    const take = anna.folder.mutex.runExclusive.bind(anna.folder.mutex);
    anna.folder.mutex.runExclusive = (task) => {
      rmSync(join(anna.clone, '.git/objects'), { recursive: true });
      return take(task);
    };
    retitle(anna, 'About the tilers of the county');
    expect(await anna.publish()).toEqual({
      state: 'refused',
      reason: 'failed',
      detail: expect.stringMatching(/./) as string,
    });
  });

  test('with unpushed commits of code', async () => {
    expect(
      await refusedWith(() => {
        anna.edit('program.ts', 'one', 'ONE');
        anna.git('commit', '--quiet', '--message', 'Program', 'program.ts');
      }),
    ).toEqual(refused('own-work'));
  });

  test('if a local hook or a rule of the repository rejects the push', async () => {
    const hook = join(anna.clone, '.git/hooks/pre-push');
    expect(
      await refusedWith(() => {
        anna.git('config', 'core.hooksPath', join(anna.clone, '.git/hooks'));
        anna.write('.git/hooks/pre-push', '#!/bin/sh\necho "Not on a Friday" >&2\nexit 1\n');
        chmodSync(hook, 0o755);
      }),
    ).toEqual(refused('refused', 'Not on a Friday'));
    rmSync(hook);
    site.hook('pre-receive', 'echo "Titles need a full stop"; exit 1');
    expect(await anna.publish()).toEqual(
      refused('refused', expect.stringContaining('Titles need a full stop')),
    );
    site.hook('pre-receive', 'echo "error: GH006: Protected branch update failed"; exit 1');
    expect(await anna.publish()).toMatchObject(refused('protected'));
  });

  test('if a local hook rejects the commit', async () => {
    expect(
      await refusedWith(() => {
        anna.git('config', 'core.hooksPath', join(anna.clone, '.git/hooks'));
        anna.write('.git/hooks/commit-msg', '#!/bin/sh\necho "Name the ticket" >&2\nexit 1\n');
        chmodSync(join(anna.clone, '.git/hooks/commit-msg'), 0o755);
        anna.write('pages/new.yaml', anna.text(about));
      }),
    ).toEqual(refused('refused', 'Name the ticket'));
  });

  test('if the remote does not exist or does not contain the branch', async () => {
    expect(
      await refusedWith(() => anna.git('remote', 'set-url', 'origin', join(site.remote, 'gone'))),
    ).toEqual(refused('unreachable'));
    expect((await anna.publishing.status()).isStale).toBe(true);
  });

  test('if the remote becomes unreachable during publishing', async () => {
    site.hook('pre-receive', 'kill -9 $PPID');
    expect(await refusedWith(() => {})).toEqual(refused('unreachable'));
  });

  test('if others are always faster', async () => {
    site.hook('pre-receive', 'echo "cannot lock ref"; exit 1');
    expect(await refusedWith(() => {})).toEqual(refused('overtaken'));
  });
});

/** Installs a hook that runs just before a push. */
const beforePush = (editor: Editor, script: string): void => {
  editor.git('config', 'core.hooksPath', join(editor.clone, '.git/hooks'));
  editor.write('.git/hooks/pre-push', `#!/bin/sh\n${script}\n`);
  chmodSync(join(editor.clone, '.git/hooks/pre-push'), 0o755);
};

describe('a push that was accepted is reported as published', () => {
  const accepted = (): unknown => ({
    state: 'published',
    accepted: { id: head(), time: expect.any(Number) as number },
  });

  test('while another program locks the index; the next commit of a developer does not revert it', async () => {
    beforePush(anna, 'touch .git/index.lock');
    retitle(anna, 'About the tilers of the county');
    expect(await anna.publish()).toEqual(accepted());
    rmSync(join(anna.clone, '.git/index.lock'));
    anna.write('notes.txt', 'mine');
    anna.git('add', 'notes.txt');
    expect(anna.git('diff', '--cached', '--name-only')).toBe('notes.txt');
    await anna.publishing.status();
    anna.git('commit', '--quiet', '--message', 'Notes');
    expect(anna.git('show', `HEAD:${about}`)).toContain('About the tilers of the county');
    expect(anna.git('rev-parse', 'HEAD^')).toBe(head());
    expect(anna.git('status', '--porcelain')).toBe('');
  });

  test('and later edits are published on top of it', async () => {
    beforePush(anna, 'touch .git/index.lock');
    retitle(anna, 'About the tilers of the county');
    await anna.publish();
    rmSync(join(anna.clone, '.git/index.lock'));
    rmSync(join(anna.clone, '.git/hooks/pre-push'));
    retitle(anna, 'About those who tile the county');
    expect(await anna.publish()).toEqual(accepted());
    expect(site.linesOfLastCommit()).toEqual([
      about,
      '-title: About the tilers of the county',
      '+title: About those who tile the county',
    ]);
    expect(anna.git('status', '--porcelain')).toBe('');
  });

  test('also if the connection is lost before the response', async () => {
    site.hook('post-receive', 'kill -9 $PPID');
    retitle(anna, 'About the tilers of the county');
    expect(await anna.publish()).toEqual(accepted());
    expect(anna.git('status', '--porcelain')).toBe('');
  });

  test('also if a developer commits at the same time', async () => {
    beforePush(anna, '(unset GIT_DIR; git commit --quiet --allow-empty --message Other)');
    retitle(anna, 'About the tilers of the county');
    expect(await anna.publish()).toEqual(accepted());
    expect(anna.git('log', '-1', '--format=%s')).toBe('Other');
  });
});

describe('what is published is what was checked', () => {
  test('a text that another program writes during the check is not published unchecked', async () => {
    retitle(anna, 'About the tilers of the county');
    const read = anna.folder.read.bind(anna.folder);
    let isFirst = true;
    anna.folder.read = async () => {
      const content = await read();
      if (isFirst) anna.edit(about, 'sections:', 'sektions:');
      isFirst = false;
      return content;
    };
    expect(await anna.publish()).toMatchObject({ state: 'refused', reason: 'errors' });
    expect(site.git('log', '--format=%s', 'main')).toBe('The site');
  });

  test('reports an image or page that Git ignores although a page needs it', async () => {
    anna.write('.gitignore', '*.svg\n');
    anna.write('pages/media/new-hall.svg', anna.text('pages/media/hall.svg'));
    anna.write(about, anna.text(about).replace(/\bmedia\/[\w-]+\.\w+|\b[\w-]+\.(svg|jpg)\b/, 'new-hall.svg'));
    expect(anna.text(about)).toContain('new-hall.svg');
    expect(await anna.publish()).toEqual({
      state: 'refused',
      reason: 'ignored',
      detail: 'media/new-hall.svg',
    });
    // A file that no page needs may be ignored by Git.
    anna.git('checkout', '--', about);
    retitle(anna, 'About the tilers of the county');
    expect((await anna.publish()).state).toBe('published');
  });

  test('reports a page that became a symbolic link and does not publish the link', async () => {
    anna.write('elsewhere.yaml', anna.text(about));
    rmSync(join(anna.clone, about));
    symlinkSync('../elsewhere.yaml', join(anna.clone, about));
    expect(await anna.publish()).toEqual({
      state: 'refused',
      reason: 'failed',
      detail: 'about.yaml is a symbolic link. Replace it with the file that it points to.',
    });
    expect(site.git('log', '--format=%s', 'main')).toBe('The site');
  });

  test('tags and other branches of the clone are not pushed with it', async () => {
    anna.git('tag', '--annotate', '--message', 'Mine', 'mine');
    anna.git('config', 'push.followTags', 'true');
    retitle(anna, 'About the tilers of the county');
    expect((await anna.publish()).state).toBe('published');
    expect(site.git('tag')).toBe('');
  });

  test.each(['--skip-worktree', '--assume-unchanged'])(
    'publishes and updates a file with the flag %s',
    async (bit) => {
      anna.git('update-index', bit, about);
      retitle(anna, 'About the tilers of the county');
      expect((await anna.publishing.status()).saved).toBeDefined();
      expect((await anna.publish()).state).toBe('published');
      expect(site.git('log', '-1', '--name-only', '--format=', 'main')).toBe(about);
      expect(await anna.publish()).toEqual({ state: 'refused', reason: 'no-changes' });
      anna.git('update-index', bit, services);
      retitle(ben, 'Services of Ben the tiler', services);
      await ben.publish('Ben');
      retitle(anna, 'About those who tile the county');
      expect((await anna.publish()).state).toBe('published');
      expect(anna.text(services)).toBe(ben.text(services));
      expect(site.git('log', '-1', '--name-only', '--format=', 'main')).toBe(about);
    },
  );

  test('a page that a sparse checkout leaves out of the folder is not removed', async () => {
    anna.git('update-index', '--skip-worktree', services);
    rmSync(join(anna.clone, services));
    retitle(ben, 'Services of Ben the tiler', services);
    await ben.publish('Ben');
    expect(await anna.publishing.status()).not.toHaveProperty('saved');
    expect(await anna.publish()).not.toMatchObject({ state: 'published' });
    expect(shown(services)).toContain('Services of Ben the tiler');
  });
});

describe('the status and history', () => {
  test('without a remote, publishing creates a commit, and the status reports the missing remote', async () => {
    const alone = site.editorWithoutRemote('Dora');
    retitle(alone, 'About the tilers of the county');
    expect(await alone.publishing.status()).toMatchObject({ missing: 'no-remote', author: { name: 'Dora' } });
    expect((await alone.publish('Here')).state).toBe('published');
    expect(alone.git('log', '-1', '--format=%s')).toBe('Here');
    expect(alone.git('status', '--porcelain')).toBe('');
    // With a remote, the earlier commits are pushed too.
    alone.git('remote', 'add', 'origin', site.remote);
    retitle(alone, 'About those who tile the county');
    expect((await alone.publish('There')).state).toBe('published');
    expect(site.git('log', '--format=%s', 'main')).toBe('There\nHere\nThe site');
  });

  test('without Git, the status only reports that', async () => {
    rmSync(join(anna.clone, '.git'), { recursive: true });
    expect(await anna.publishing.status()).toMatchObject({ missing: 'no-history' });
    expect(await anna.publish()).toEqual({ state: 'refused', reason: 'no-history' });
    expect(await anna.publishing.history({})).toEqual([]);
  });

  test('returns the texts of a commit and of the merge base after others have published, images as image info', async () => {
    const before = [...(await anna.folder.read())].map(([name, each]) => [
      name,
      each instanceof Uint8Array ? Buffer.from(each).toString() : each,
    ]);
    retitle(ben, 'About Ben who tiles the county');
    await ben.publish('Ben');
    retitle(anna, 'About Anna who tiles the county');
    const { base, accepted } = await anna.publishing.status();
    expect([base?.id, accepted?.id]).toEqual([anna.git('rev-parse', 'HEAD'), head()]);
    expect(Object.fromEntries(await anna.publishing.version(base?.id ?? ''))).toEqual(
      Object.fromEntries(before),
    );
    expect((await anna.publishing.version(accepted?.id ?? '')).get('about.yaml')).toBe(ben.text(about));
    for (const id of ['main', '--help', '0'.repeat(40), ''])
      await expect(anna.publishing.version(id)).rejects.toThrow('does not exist');
  });

  test('reports what others have published since the last fetch', async () => {
    retitle(ben, 'About the tilers of the county');
    await ben.publish('By Ben');
    const [latest] = await anna.publishing.history({});
    expect(latest).toMatchObject({ id: head(), author: 'Ben', message: 'By Ben' });
  });

  test('returns the history with the changes of each commit, of the site or of one page', async () => {
    const first = anna.text(about);
    retitle(anna, 'About Anna who tiles the county');
    await anna.publish('About\n\nWith two paragraphs');
    retitle(anna, 'Services of Anna the tiler', services);
    anna.write('pages/media/hall.svg', anna.text('pages/media/hall.svg').replace('<svg', '<svg id="a"'));
    await anna.publish('Services');
    const all = await anna.publishing.history({});
    expect(all.map(({ message, author, names }) => [message, author, names.length])).toEqual([
      ['Services', 'Anna', 2],
      ['About\n\nWith two paragraphs', 'Anna', 1],
      ['The site', 'Founder', expect.any(Number)],
    ]);
    const [last, middle] = all;
    expect((await anna.publishing.history({ name: 'about.yaml' })).map(({ id }) => id)).toEqual(
      all.slice(1).map(({ id }) => id),
    );
    expect(await anna.publishing.history({ before: last?.id ?? '' })).toEqual(all.slice(1));
    expect(await anna.publishing.changes(middle?.id ?? '')).toEqual([
      { name: 'about.yaml', before: first, after: anna.text(about) },
    ]);
    const [picture] = await anna.publishing.changes(last?.id ?? '');
    expect(picture).toMatchObject({
      name: 'media/hall.svg',
      after: (await anna.folder.read()).get('media/hall.svg'),
    });
    // The former version of an image can be restored.
    expect(
      await anna.folder.write([
        { name: 'media/hall.svg', before: picture?.after ?? '', after: picture?.before ?? '' },
      ]),
    ).toEqual([]);
    expect(anna.text('pages/media/hall.svg')).not.toContain('id="a"');
  });
});
