import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
};

const script = (last: string): string => `
  process.argv[1] = 'scripts/documents/check.ts';
  import('./scripts/internal-error.mjs').then(({ exitWithInternalError, reportInternalErrors }) => {
    process.on('uncaughtException', exitWithInternalError);
    ${last}
  });`;

test('an error that nobody foresaw ends a command with one line that says what to do', () => {
  const { status, lines } = run(
    '-e',
    script("Promise.reject(new RangeError('too deep\\nmore')); setTimeout(console.log, 1000, 'on')"),
    'x',
  );
  expect({ status, lines }).toEqual({
    status: 1,
    lines: [
      'npm run check cannot go on: RangeError: too deep. Undo your last change to go on, and report this line with that change: it is a fault of ours. The details are in .cache/fault-of-check.txt.',
    ],
  });
});

test('what the system refuses ends a command with one line, too', () => {
  const { status, lines } = run('-e', script("require('node:fs').mkdirSync('package.json/x');"), 'x');
  expect({ status, lines }).toEqual({
    status: 1,
    lines: [
      "npm run check cannot go on: ENOTDIR: not a directory, mkdir 'package.json/x'. Mend that and run it again.",
    ],
  });
});

test('a server tells of it and goes on', () => {
  const { status, stdout, lines } = run(
    '-e',
    script(
      "reportInternalErrors(); setTimeout(console.log, 50, 'on'); throw new TypeError('no such thing');",
    ),
    'x',
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'on\n' });
  expect(lines).toEqual([
    expect.stringContaining('npm run check goes on after an error: TypeError: no such thing.'),
  ]);
});
