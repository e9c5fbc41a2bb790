import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runsAll } from '../../tests/support/sample.ts';
import { startOperation, type Operation } from '../test/cloud/operation.ts';
import { newer, older, pageOf, type Files } from '../test/cloud/versions.ts';

let { account, cloud, operator, end } = {} as Operation;
/** Number of changes so far, and what visitors missed after each of them. */
let changes = 0;
let missed: string[] = [];
let onChange: () => Promise<void> = async () => undefined;
/** Versions that are open in browser tabs. */
let tabs: Files[] = [];

/** URLs that a visitor may have bookmarked in any version. */
const kept = ['/', '/about', '/visit'];

/** The edge function of a stack from before releases, whose documents are at the top of the bucket. */
const former = `function handler(event) {
  const request = event.request;
  if (request.uri === '/') request.uri = '/index.html';
  else if (!/\\./.test(request.uri)) request.uri += '/index.html';
  return request;
}`;

/** The older version as it was published then: its pages do not name their data files. */
const before = Object.fromEntries(
  Object.entries(older)
    .filter(([path]) => path !== '.site.json')
    .map(([path, text]) => [path, text.replace(/\?v=\w+/, '')]),
);

const git = (...args: string[]) => {
  const names = ['-c', 'user.name=Ops', '-c', 'user.email=ops@third.test', '-c', 'commit.gpgsign=false'];
  return spawnSync('git', [...names, ...args], { cwd: operator.clone, encoding: 'utf8' });
};

/** Tags a version like v1 with other files. */
const tagChanged = async (tag: string, change: (file: (name: string) => string) => Promise<void>) => {
  git('checkout', '--quiet', 'v1');
  await change((name) => join(operator.clone, name));
  git('add', '--all');
  git('commit', '--quiet', '--message', `for ${tag}`);
  git('tag', '--force', tag);
  git('checkout', '--quiet', 'v2');
};

const replaceIn = async (file: string, from: string | RegExp, to: string) => {
  const text = await readFile(file, 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  await writeFile(file, text.replace(from, to));
};

const look = async () => {
  changes += 1;
  missed.push(...(await cloud.missed(tabs, [older, newer])));
  for (const path of kept) if ((await cloud.visit(path)).status !== 200) missed.push(path);
};

beforeAll(async () => {
  ({ account, cloud, operator, end } = await startOperation(() => onChange()));
  account.ses.identities['leads-staging.stone.test'] = { verified: true };
  for (const [path, text] of Object.entries(before)) cloud.pages[path] = text;
  await fetch(`${cloud.url}/deployed`, {
    method: 'POST',
    body: JSON.stringify({
      stack: 'stone-staging',
      protect: false,
      code: former,
      names: ['staging.stone.test'],
      headers: {},
      outputs: { Version: 'v1', Domain: 'staging.stone.test', FrontDoorKey: '1' },
    }),
  });
  const stack = account.stacks['stone-staging'];
  delete stack?.outputs['KeyValueStoreArn'];
  await tagChanged('v0', (file) =>
    replaceIn(file('schema/stages.ts'), /^ {4}site: .*?(?=^ {4}account:)/ms, ''),
  );
  await tagChanged('v0-module', (file) => rm(file('schema/stages.ts')));
  await tagChanged('v1', (file) => replaceIn(file('schema/stages.ts'), /^ {4}hsts: .*\n/m, ''));
  await operator.writeStages({ live: true });
  onChange = look;
});
afterAll(() => end());

/** Result of a command, and what a browser missed meanwhile. */
const watched = async (
  ended: Promise<{ out: string; status: number | null }>,
  onLast: (change: number) => void = () => undefined,
) => {
  changes = 0;
  missed = [];
  onChange = async () => {
    await look();
    onLast(changes);
  };
  const { out, status } = await ended;
  onChange = look;
  cloud.keyValues.settle();
  return { out, status };
};

/** Runs a command to completion. */
const run = (command: string, flags: string[]) => watched(operator.run(command, ...flags));

/** Runs a command as a child process, because it starts another version or is to be interrupted at a change. */
const runApart = (command: string, flags: string[], last = Infinity) => {
  const { ended, kill } = operator.start(command, ...flags);
  return watched(ended, (change) => {
    if (change === last) kill();
  });
};

/** Returns the release ids in a list of releases, newest first. */
const idsIn = (out: string): string[] => out.match(/^\d{4}-\d\d-\d\d-\d{6}-[0-9a-f]{4}/gm) ?? [];

describe('deploying v2 over v1 and rolling back', () => {
  test('the first deployment with releases breaks no open page', async () => {
    expect((await cloud.visit('/visit')).body).toBe(pageOf(before, '/visit'));
    const { out, status } = await run('deploy', ['--yes']);
    expect(out).toContain('https://staging.stone.test is up to date.');
    expect(status).toBe(0);
    expect((await cloud.visit('/visit')).body).toBe(pageOf(newer, '/contact'));
    // The files that an open page of the earlier version names are still there.
    expect(cloud.pages).toMatchObject(
      Object.fromEntries(Object.entries(older).filter(([path]) => /^(assets|media)/.test(path))),
    );
    expect(cloud.invalidations()).toBe(0);
    expect(cloud.leads()).toHaveLength(2);
    expect(changes).toBeGreaterThan(10);
    expect(missed).toEqual([]);
    tabs = [newer];
  });

  test('a version that would deploy something else with the current stage file is rejected', async () => {
    const { out, status } = await run('rollback', ['--stack', '--to', 'v0', '--yes']);
    expect(out).toContain(
      'v0 does not support site of the stage file and would deploy something else. Nothing was changed.',
    );
    expect([status, changes]).toEqual([1, 0]);
  });

  test.runIf(runsAll)('a version whose stage file was a module is rejected', async () => {
    const { out, status } = await run('rollback', ['--stack', '--to', 'v0-module', '--yes']);
    expect(out).toContain('v0-module is older than 0.7 and cannot read the stage file. Nothing was changed.');
    expect([status, changes]).toEqual([1, 0]);
  });

  test.runIf(runsAll)('an interrupted rollback of the stack breaks no open page', async () => {
    await operator.writeStages({ frontDoorKey: 2, hsts: { maxAge: 86_400 } });
    const { status } = await runApart('rollback', ['--stack', '--to', 'v1', '--yes'], 12);
    expect(status).toBeNull();
    expect(missed).toEqual([]);
  });

  test('a rollback of the stack, also a repeated one, completes', async () => {
    await operator.writeStages({ frontDoorKey: 2, hsts: { maxAge: 86_400 } });
    const { out, status } = await run('rollback', ['--stack', '--to', 'v1', '--yes']);
    if (runsAll) expect(out).toContain('It was interrupted; continuing.');
    expect(out).toContain('https://staging.stone.test is up to date.');
    expect(status).toBe(0);
    expect(out).toContain('v1 does not support hsts of the stage file; deploying without it.');
    // The current key, not that of the version.
    expect(account.stacks['stone-staging']?.outputs).toMatchObject({ Version: 'v1', FrontDoorKey: '2' });
    // The stage is no longer live, so its monitoring stack is deleted.
    expect(account.changes).toContain('DeleteStack stone-staging-watch');
    // The packages were installed already: the version does not install them itself, with credentials in the
    // environment.
    expect(out).not.toContain('Installing packages');
    expect((await cloud.visit('/visit')).body).toBe(pageOf(older, '/visit'));
    expect(missed).toEqual([]);
    expect(git('worktree', 'list').stdout.trim().split('\n')).toHaveLength(1);
    tabs = [newer, older];
  });

  test('lists releases with their changes and activates the previous one without a build', async () => {
    const { out } = await run('releases', []);
    const [latest = '', before = ''] = idsIn(out);
    expect(out).toMatch(/^\S+ {2}\S+ \S+ UTC {2}v1 {2}by ann {2}— ACTIVE$/m);
    expect(out).toContain('    new: visit of 1a1a1a1a (/visit)\n');
    expect(out).toContain('    removed: contact of 2b2b2b2b (/contact)\n');
    expect(out).toContain('the first release, with 4 pages');
    const back = await run('rollback', ['--yes']);
    expect(back.out).toContain(`${latest} (v1) is active; this activates ${before} (v2).`);
    expect(back.out).toContain(
      `https://staging.stone.test serves ${before}. Functions, e-mail and CloudFront were not changed`,
    );
    expect(back.status).toBe(0);
    expect((await cloud.visit('/visit')).body).toBe(pageOf(newer, '/contact'));
    expect(missed).toEqual([]);
    cloud.keyValues.faults.push(['InternalServerException', 500], ['ConflictException', 409]);
    const forth = await run('rollback', ['--to', latest.slice(-4), '--yes']);
    expect(forth.status).toBe(0);
    expect((await cloud.visit('/visit')).body).toBe(pageOf(older, '/visit'));
    expect(missed).toEqual([]);
    const same = await run('rollback', ['--to', latest, '--yes']);
    expect([same.status, changes]).toEqual([1, 0]);
    expect(same.out).toContain('is already active; nothing was changed.');
    const unknown = await run('rollback', ['--to', 'v9', '--yes']);
    expect(unknown.out).toContain('To go back to a tag with functions and mail: --stack --to v9.');
  });

  test.runIf(runsAll)(
    'the nightly rebuild publishes the active version without a lead or stack change, and sets missing DNS records last',
    async () => {
      await operator.writeStages({ frontDoorKey: 3 });
      account.records = [];
      const leads = cloud.leads().length;
      const { out, status } = await run('rebuild', ['--yes']);
      expect(out).toContain('"staging" serves v1.');
      expect(out).not.toContain('cdk deploy');
      expect(out).toContain('identical to the existing release');
      expect(status).toBe(0);
      expect(account.stacks['stone-staging']?.outputs).toMatchObject({ Version: 'v1', FrontDoorKey: '2' });
      expect(cloud.leads()).toHaveLength(leads);
      expect(account.changes.at(-1)).toBe('ChangeResourceRecordSets');
      expect(account.records).toHaveLength(2);
      expect((await cloud.visit('/visit')).body).toBe(pageOf(older, '/visit'));
      expect(missed).toEqual([]);
    },
  );

  test('an unfinished page blocks a new version on its day and is skipped by the nightly rebuild', async () => {
    const pages = join(operator.clone, 'tests/fixtures/dentist/pages');
    const contact = await readFile(join(pages, 'contact.yaml'), 'utf8');
    const draft = contact
      .replace(/^title: .*/m, 'title: ✎ Gums in San Diego\npublishAt: 2026-01-01')
      .replace(
        /^description: .*/m,
        'description: What we do for gums, how long a visit takes, and what it costs.',
      )
      .replace(/^formerly: .*/m, '');
    await writeFile(join(pages, 'gums.yaml'), draft);
    const refused = await run('deploy', ['--yes']);
    expect(refused.out).toContain('texts are still to be written (1). Write your own');
    expect([refused.status, changes]).toEqual([1, 0]);
    const { out, status } = await run('deploy', ['--yes', '--no-lead', '--leave-out-unfinished']);
    await rm(join(pages, 'gums.yaml'));
    expect(out).toContain('https://staging.stone.test is up to date, but pages were skipped:\n');
    expect(out).toMatch(
      /gums\.yaml:1:8 {2}title: the publication date of \/gums has passed, but texts are still to be written/,
    );
    expect(status).toBe(1);
    expect(changes).toBeGreaterThan(0);
  });

  test('an image is removed from all releases', async () => {
    tabs = [];
    const { out, status } = await run('takedown', ['--yes', 'floor.jpg']);
    expect(out).toMatch(/, active: .*\/contact/);
    expect(out).toMatch(/\(v1\): .*\/visit/);
    expect(out).toContain('  /media/floor-2b2b2b2b-640.avif\n');
    expect(out).toContain('show a gap now: remove the image from their documents and deploy.');
    expect(status).toBe(0);
    expect(Object.keys(cloud.pages).filter((key) => key.startsWith('media/'))).toEqual([]);
    expect(cloud.invalidations()).toBe(1);
    const none = await run('takedown', ['--yes', 'sofa.jpg']);
    expect([none.status, changes]).toEqual([1, 0]);
    expect(none.out).toContain('No release has an image "sofa.jpg".');
  });

  test('the stage is not deleted while it holds a test lead', async () => {
    const { out, status } = await run('destroy', ['--yes']);
    expect(out).toContain(
      'The stage "staging" holds leads (archive) and was not changed. Export and delete them',
    );
    expect([status, changes]).toEqual([1, 0]);
  });
});
