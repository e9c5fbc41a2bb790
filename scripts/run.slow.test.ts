import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const newest = '.cache/commands/newest.json';

const help = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check', '--help'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
};

test('commands are bundled once for the same sources, also where a file that counts is not there', () => {
  help();
  const { mtimeMs } = statSync(newest);
  expect(readFileSync(newest, 'utf8')).toContain('null');
  help();
  expect(statSync(newest).mtimeMs).toBe(mtimeMs);
});

test.each([['--help'], ['-h'], ['help'], []])(
  'without a command, or with %s for one, all commands are listed',
  (...words) => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    for (const command of ['init', 'start', 'check', 'deploy', 'destroy'])
      expect(stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, 'm'));
    const own = JSON.parse(readFileSync('starters/common/package.json', 'utf8')) as { scripts: object };
    for (const command of Object.keys(own.scripts)) expect(stdout).toContain(`\n  ${command} `);
  },
);

test.each(['a#b', 'what?'])(
  'a folder that the development server cannot read is named in one line: %s',
  (name) => {
    const parent = mkdtempSync(join(tmpdir(), 'site-'));
    const site = join(parent, name);
    mkdirSync(site);
    const script = resolve('scripts/run.mjs');
    const { status, stderr } = spawnSync(process.execPath, [script, 'start'], {
      cwd: site,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `The development server cannot read files of ${site}, because the path contains # or ?. Rename that folder and run the command again.\n`,
    });
    rmSync(parent, { recursive: true });
  },
);
