import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Translated once, not in each of the processes. */
buildSync({
  entryPoints: ['scripts/local/emulators.ts'],
  outfile: join(folder, 'emulators.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  define: { ENGINE_ROOT: JSON.stringify(process.cwd()) },
});
const file = join(folder, '.cache', 'emulators.json');

/** Runs statements in a process of its own, in the folder. */
const run = (statements: string) => {
  const code = `const { announceEmulators, findEmulators } = await import('./emulators.mjs');${statements}`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout };
};
const print = 'console.log(JSON.stringify(findEmulators() ?? null));';

test('emulators are found while they run, and not after, however the command ends', () => {
  for (const [end, status] of [
    ['', 0],
    ['process.exit(3);', 3],
    ['throw new Error();', 1],
  ]) {
    expect(run(`announceEmulators({ QUEUE_URL: 'q' });${print}${end}`)).toEqual({
      status,
      stdout: '{"QUEUE_URL":"q"}\n',
    });
    expect(existsSync(file)).toBe(false);
  }
  expect(run(print)).toEqual({ status: 0, stdout: 'null\n' });
});

test('the first of two that ends does not take away the word of the second', () => {
  const second = `
    const { writeFileSync } = await import('node:fs');
    announceEmulators({ QUEUE_URL: 'first' });
    writeFileSync('.cache/emulators.json', '{"QUEUE_URL":"second"}');`;
  expect(run(second).status).toBe(0);
  expect(run(print)).toEqual({ status: 0, stdout: '{"QUEUE_URL":"second"}\n' });
});
