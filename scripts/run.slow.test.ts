import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const newest = '.cache/commands/newest.json';

const help = (): void => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check', '--help'], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
};

test('commands are bundled once for the same sources, also where a file that counts is not there', () => {
  help();
  const { mtimeMs } = statSync(newest);
  expect(readFileSync(newest, 'utf8')).toContain('null');
  help();
  expect(statSync(newest).mtimeMs).toBe(mtimeMs);
});

test.each([['--help'], ['-h'], ['help'], []])(
  'without a command, or with %s for one, all commands are listed',
  (...words) => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', ...words], {
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    for (const command of ['init', 'start', 'check', 'deploy', 'destroy'])
      expect(stdout).toMatch(new RegExp(`^ {2}${command} +\\w`, 'm'));
    const own = JSON.parse(readFileSync('starters/common/package.json', 'utf8')) as { scripts: object };
    for (const command of Object.keys(own.scripts)) expect(stdout).toContain(`\n  ${command} `);
  },
);
