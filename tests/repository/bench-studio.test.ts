import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// A process of its own: what only the tests can import would go unseen here.
test('the bench of the Studio runs', async () => {
  const flags = ['--pages', '0', '--runs', '1', '--publishing', '1'];
  const { stdout } = await promisify(execFile)('node', ['scripts/run.mjs', 'bench', 'studio', ...flags]);
  expect(stdout).toContain('1 random editing runs: nothing was lost');
  for (const store of ['byFolder', 'byGitHub'])
    expect(stdout).toContain(`1 random runs of editors who publish one site (${store}): no word was lost`);
});
