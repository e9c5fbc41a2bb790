import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from '../tests/support/sample.ts';

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('all commands are listed without arguments, with those that a new site has', () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  const { scripts } = JSON.parse(readFileSync('starters/common/package.json', 'utf8')) as { scripts: object };
  for (const name of ['init', 'deploy', 'destroy', ...Object.keys(scripts).filter((name) => name !== 'site')])
    expect(stdout).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'));
  expect(stdout).toMatch(/^Content:\n[^]*\nLocal:\n[^]*\nProduction:\n/m);
});

test('an unknown command is refused with the nearest one', () => {
  expect(run('deplyo')).toEqual({
    status: 2,
    stdout: '',
    stderr:
      "error: unknown command 'deplyo'\n(Did you mean deploy?)\nRun npm run site -- --help for all commands.\n",
  });
});

test('--version prints the version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(run('--version')).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
});

test('a clone without packages prints its help, and refuses unknown commands, without installing them', () => {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  for (const name of ['package.json', 'package-lock.json', 'infra/packages', 'infra/terminal', 'scripts'])
    cpSync(name, join(clone, name), { recursive: true });
  for (const name of ['engine', 'load-engine'])
    cpSync(`site-builder/${name}.mjs`, join(clone, `site-builder/${name}.mjs`));
  const runClone = (...words: string[]) => {
    const script = join(clone, 'scripts/run.mjs');
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });
    return { status, out: stdout + stderr };
  };
  expect(runClone('build', '--help')).toEqual({ status: 0, out: expect.stringContaining('build the site') });
  expect(runClone('chekc')).toEqual({ status: 2, out: expect.stringContaining('Did you mean check?') });
  rmSync(clone, { recursive: true });
});

const others = [
  ['build', '--help'],
  ['check', '--format', 'json'],
  ['where', 'hero'],
];
test.runIf(process.platform === 'linux').each(sample([['--help']], others))(
  'a command whose output cannot be written fails, unless its reader has gone: %s %s',
  (...words) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      encoding: 'utf8',
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'The output could not be written: ENOSPC: no space left on device, write.\n',
    });
    const command = `{ "$0" scripts/run.mjs "$@"; echo "status $?" >&2; } | true`;
    const piped = spawnSync('sh', ['-c', command, process.execPath, ...words], { encoding: 'utf8' });
    expect(piped.stderr).toBe('status 0\n');
  },
);

test('a folder that the development server cannot read is reported in one line', () => {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const site = join(parent, 'a#b');
  mkdirSync(site);
  const words = [resolve('scripts/run.mjs'), 'start'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: site, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `The development server cannot read files of ${site}, because the path contains # or ?. Rename that folder and run the command again.\n`,
  });
  rmSync(parent, { recursive: true });
});
