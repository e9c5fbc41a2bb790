import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
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
