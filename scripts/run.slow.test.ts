import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';

test('the command build is bundled once for the same sources', () => {
  const help = (): string[] => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--help']);
    expect(status, String(stderr)).toBe(0);
    return readdirSync('.cache/commands').sort();
  };
  expect(help()).toEqual(help());
});

test.each([['--help'], ['-h'], ['help'], []])(
  'all commands are listed with %s or without arguments',
  (...words) => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    for (const command of ['init', 'start', 'check', 'deploy', 'destroy'])
      expect(stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, 'm'));
    const own = JSON.parse(readFileSync('starters/common/package.json', 'utf8')) as { scripts: object };
    for (const command of Object.keys(own.scripts).filter((name) => name !== 'site'))
      expect(stdout).toContain(`\n  ${command} `);
    expect(stdout).toMatch(/^Content:\n[^]*\nLocal:\n[^]*\nProduction:\n/m);
  },
);

test('an unknown command is refused with the nearest one', () => {
  const words = ['scripts/run.mjs', 'deplyo'];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      "error: unknown command 'deplyo'\n(Did you mean deploy?)\nRun npm run site -- --help for all commands.\n",
  });
});

test('every command prints its help without doing anything', { timeout: 120_000 }, () => {
  for (const { name } of commands) {
    const words = ['scripts/run.mjs', 'help', name];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect({ name, status, stderr }).toEqual({ name, status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: npm run site -- ${name}\\b[^]*Options:\n`));
  }
});

test.each(['a#b', 'what?'])(
  'a folder that the development server cannot read is reported in one line: %s',
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
