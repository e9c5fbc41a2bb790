import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/programs/run-command.ts';

/** Runs a build that ends while its options are parsed. */
const build = (...flags: string[]) =>
  runCommand(resolve('scripts/documents/build.ts'), flags, { cwd: process.cwd(), env: process.env });

test.each(['2026-02-30', '2025-02-29T08:00:00Z', '2026-03-01T25:00Z', '1', 'March 1'])(
  'a time that does not exist is refused: --at "%s"',
  async (time) => {
    const { status, stderr } = await build('--at', time);
    expect(stderr).toContain(`--at ${time} is invalid. Give an existing date and time`);
    expect(status).toBe(2);
  },
);

test('an unknown option is refused without a wrong suggestion', async () => {
  expect(await build('--port', '3')).toMatchObject({
    status: 2,
    stderr: "error: unknown option '--port'\nRun npm run site -- build --help for usage.\n",
  });
});

test('a folder that cannot be used ends the command with one line, before anything is read', () => {
  const flags = ['scripts/run.mjs', 'build', '--pages', 'none', '--out', 'docs'];
  const { status, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  expect(stderr).toMatch(/^--out docs contains files that were not written by a build.*\n$/);
  expect(status).toBe(2);
});
