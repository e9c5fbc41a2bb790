import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
    status: 2,
    stderr:
      "error: unknown command 'deplyo'\n(Did you mean deploy?)\nRun npm run site -- --help for all commands.\n",
  });
});

test.each(['-v', '--version'])('%s prints the version', (flag) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', flag], { encoding: 'utf8' });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${version}\n` });
});

test('a clone without packages prints its help, and refuses unknown commands, without installing them', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['package.json', 'package-lock.json', 'infra/packages', 'infra/terminal', 'scripts'])
    cpSync(name, join(clone, name), { recursive: true });
  for (const name of ['engine', 'load-engine'])
    cpSync(`site-builder/${name}.mjs`, join(clone, `site-builder/${name}.mjs`));
  const run = (...words: string[]) => {
    const script = join(clone, 'scripts/run.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  expect(run('--help')).toEqual({ status: 0, out: expect.stringContaining('\n  init ') });
  expect(run('build', '--help')).toEqual({ status: 0, out: expect.stringContaining('build the site') });
  expect(run('chekc')).toEqual({ status: 2, out: expect.stringContaining('Did you mean check?') });
  rmSync(clone, { recursive: true });
});

const commandsWithOutput = [
  ['--help'],
  ['build', '--help'],
  ['check', '--format', 'json'],
  ['where', 'hero'],
];

test.runIf(process.platform === 'linux').each(commandsWithOutput)(
  'a command whose output cannot be written fails: %s %s',
  (...words) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      encoding: 'utf8',
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'The output could not be written: ENOSPC: no space left on device, write.\n',
    });
  },
);

test.runIf(process.platform !== 'win32').each(commandsWithOutput)(
  'a command whose reader has gone does its work silently: %s %s',
  (...words) => {
    const command = `{ "$0" scripts/run.mjs "$@"; echo "status $?" >&2; } | true`;
    const { stderr } = spawnSync('sh', ['-c', command, process.execPath, ...words], { encoding: 'utf8' });
    expect(stderr).toBe('status 0\n');
  },
);

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
