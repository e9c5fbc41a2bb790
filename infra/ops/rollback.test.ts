import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edgeCode } from '../edge/code.ts';
import type { Account } from '../test/cloud/account.ts';
import { startOperation, type Operation } from '../test/cloud/operation.ts';
import { immutable, missingFrom, newer, older, withoutTools } from '../test/cloud/versions.ts';

let { cloud, operator, end } = {} as Operation;
/** Changes so far, and what a browser missed at any of them. */
let changes = 0;
let missed: string[] = [];
let onChange: () => void = () => undefined;

/** What visitors that hold the older or the newer page, or that have kept an old address, do not get now. */
const look = () => {
  const addresses = ['/', '/about', '/visit', '/no-such-page'].filter((path) => {
    const { status } = cloud.visit(path);
    return status !== (path === '/no-such-page' ? 404 : 200);
  });
  missed.push(...missingFrom(older, cloud.pages), ...missingFrom(newer, cloud.pages), ...addresses);
};

beforeAll(async () => {
  let account: Account;
  ({ account, cloud, operator, end } = await startOperation(() => onChange()));
  account.ses.identities['leads-staging.stone.test'] = { verified: true };
  Object.assign(cloud.pages, withoutTools(older), immutable(newer));
  await fetch(`${cloud.url}/deployed`, {
    method: 'POST',
    body: JSON.stringify({
      stack: 'stone-staging',
      protect: false,
      code: edgeCode('staging.stone.test', {}),
      names: ['staging.stone.test'],
      headers: {},
      outputs: { Version: 'v1', Domain: 'staging.stone.test', FrontDoorKey: '1' },
    }),
  });
  onChange = () => {
    changes += 1;
    look();
  };
});
afterAll(() => end());

/** Runs a command to its end, or to a change at which it is broken off. */
const run = async (command: string, flags: string[], last = Infinity) => {
  changes = 0;
  missed = [];
  const running = operator.start(command, ...flags);
  const before = onChange;
  onChange = () => {
    before();
    if (changes === last) running.kill();
  };
  const { out, status } = await running.ended;
  onChange = before;
  return { out, status };
};

describe('deploying v2 over v1, and going back', { timeout: 300_000 }, () => {
  test('the deployment leaves nobody without a file or a page', async () => {
    const { out, status } = await run('deploy', ['--yes']);
    expect(out).toContain('https://staging.stone.test is up to date.');
    expect(status).toBe(0);
    expect(cloud.pages).toEqual({ ...immutable(older), ...withoutTools(newer) });
    expect(cloud.visit('/visit').body).toBe(newer['contact/index.html']);
    expect(cloud.invalidations()).toBe(1);
    expect(cloud.leads()).toHaveLength(2);
    expect(changes).toBeGreaterThan(10);
    expect(missed).toEqual([]);
  });

  test('a rollback that is broken off leaves nobody without a file or a page', async () => {
    const { status } = await run('rollback', ['--to', 'v1', '--yes'], 7);
    expect(status).toBeNull();
    // New pages were there, changed ones were on their way, and what is no more was not yet removed.
    expect(Object.keys(cloud.pages)).toEqual(
      expect.arrayContaining(['visit/index.html', 'contact/index.html']),
    );
    expect(missed).toEqual([]);
  });

  test('the rollback typed again ends it', async () => {
    const { out, status } = await run('rollback', ['--to', 'v1', '--yes']);
    expect(out).toContain('https://staging.stone.test is up to date.');
    expect(status).toBe(0);
    // Its packages were all there: the version installs none itself, with credentials around.
    expect(out).not.toContain('Installing packages');
    expect(cloud.pages).toEqual({ ...immutable(newer), ...withoutTools(older) });
    expect(cloud.visit('/visit').body).toBe(older['visit/index.html']);
    expect(missed).toEqual([]);
    const { stdout } = spawnSync('git', ['worktree', 'list'], { cwd: operator.clone, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toHaveLength(1);
  });

  test('the day of an unfinished page refuses a new version, and leaves the page out of the one that runs', async () => {
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
    expect(refused.out).toContain('one text is still to be written. Write your own');
    expect([refused.status, changes]).toEqual([1, 0]);
    const { out, status } = await run('deploy', ['--yes', '--no-lead', '--leave-out-unfinished']);
    await rm(join(pages, 'gums.yaml'));
    expect(out).toContain('https://staging.stone.test is up to date, but pages are left out:\n');
    expect(out).toMatch(
      /gums\.yaml:1:8 {2}title: the day of \/gums has come, and texts are still to be written/,
    );
    expect(status).toBe(1);
    expect(changes).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('the stage is not deleted while it holds the lead of the deployment', async () => {
    const { out, status } = await run('destroy', ['--yes']);
    expect(out).toContain('The stage "staging" holds leads (archive); it is not deleted. Copy them away');
    expect([status, changes]).toEqual([1, 0]);
  });
});
