import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

// A process of its own: what only the tests can import would go unseen here. The runs are those of the tests.
test('the bench of the Studio starts', async () => {
  const flags = ['--pages', '0', '--runs', '0', '--publishing', '0'];
  const { stdout } = await promisify(execFile)('node', ['scripts/run.mjs', 'bench', 'studio', ...flags]);
  expect(stdout).toContain('0 random editing runs: nothing was lost');
  for (const store of ['byFolder', 'byGitHub'])
    expect(stdout).toContain(`0 random runs of editors who publish one site (${store}): no word was lost`);
});
