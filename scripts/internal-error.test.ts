import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, lines: stderr.split('\n').filter((line) => line !== '') };
};

const script = (code: string): string => `
  process.argv[1] = 'scripts/documents/check.ts';
  import('./scripts/internal-error.mjs').then(({ exitWithInternalError, reportInternalErrors }) => {
    process.on('uncaughtException', exitWithInternalError);
    ${code}
  });`;

test.each([
  [
    'an unexpected error',
    "Promise.reject(new RangeError('too deep\\nmore')); setTimeout(console.log, 1000, 'on')",
    'internal error (RangeError: too deep). Undo your last change to continue, and report this message with that change. The details are in .cache/error-of-check.txt.',
  ],
  [
    'a failed system call',
    "require('node:fs').mkdirSync('package.json/x');",
    "ENOTDIR: not a directory, mkdir 'package.json/x'. Fix the cause and run the command again.",
  ],
])('%s ends a command with one line that says what to do', (_, code, message) => {
  const { status, lines } = run('-e', script(code), 'x');
  expect({ status, lines }).toEqual({ status: 1, lines: [`npm run site -- check failed: ${message}`] });
});

test('a server reports the error and continues', () => {
  const code =
    "reportInternalErrors(); setTimeout(console.log, 50, 'on'); throw new TypeError('no such thing');";
  const { status, stdout, lines } = run('-e', script(code), 'x');
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'on\n' });
  expect(lines).toEqual([
    expect.stringContaining(
      'npm run site -- check continues after an error: internal error (TypeError: no such thing).',
    ),
  ]);
});
