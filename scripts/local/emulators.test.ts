import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'emulators-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, '.cache', 'emulators.json');
const emulators = pathToFileURL(resolve('scripts/local/emulators.ts')).href;

/** Runs statements in a separate process in the folder. */
const run = (statements: string) => {
  const code = `const { announceEmulators, findEmulators } = await import(${JSON.stringify(emulators)});${statements}`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, stdout };
};
const print = 'console.log(JSON.stringify(findEmulators() ?? null));';

test('emulators are found only while they run, however the command ends', () => {
  expect(run(`${print}announceEmulators({ QUEUE_URL: 'q' });${print}process.exit(3);`)).toEqual({
    status: 3,
    stdout: 'null\n{"QUEUE_URL":"q"}\n',
  });
  expect(existsSync(file)).toBe(false);
});

test('a command that ends does not remove the file of one started later', () => {
  const second = `
    const { writeFileSync } = await import('node:fs');
    announceEmulators({ QUEUE_URL: 'first' });
    writeFileSync('.cache/emulators.json', '{"QUEUE_URL":"second"}');`;
  expect(run(second).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('{"QUEUE_URL":"second"}');
});
