import { spawnSync } from 'node:child_process';
import { openSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './commands.mjs';

const help = (name: string) => {
  const words = ['scripts/run.mjs', 'help', name];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
};

test.each(commands)('$name prints its help without doing anything', ({ name }) => {
  expect(help(name)).toMatch(new RegExp(`^Usage: npm run site -- ${name}\\b[^]*Options:\n`));
});

test('the command build is bundled once for the same sources', () => {
  const bundles = () => (help('build'), readdirSync('.cache/commands').sort());
  expect(bundles()).toEqual(bundles());
});

const commandsWithOutput = [
  ['build', '--help'],
  ['check', '--format', 'json'],
  ['where', 'hero'],
];

test.runIf(process.platform === 'linux').each(commandsWithOutput)(
  'a command whose output cannot be written fails, unless its reader has gone: %s %s',
  (...words) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      encoding: 'utf8',
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    expect(status).toBe(1);
    expect(stderr).toBe('The output could not be written: ENOSPC: no space left on device, write.\n');
    const command = `{ "$0" scripts/run.mjs "$@"; echo "status $?" >&2; } | true`;
    const piped = spawnSync('sh', ['-c', command, process.execPath, ...words], { encoding: 'utf8' });
    expect(piped.stderr).toBe('status 0\n');
  },
);
