import { execFileSync, spawnSync } from 'node:child_process';
import { firstValue, readFlags } from '../scripts/options.ts';

/**
 * `npm run bench -- thorough`: every test that takes a sample in `npm test`, with all of its cases and many times as
 * many random ones.
 */
const { times } = readFlags('bench -- thorough', {
  times: { value: '20', help: 'how many times as many random cases' },
});
const files = execFileSync('git', ['grep', '-l', 'support/sample.ts', '--', '*.test.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--testTimeout=3600000', ...files], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ: firstValue(times) },
});
process.exitCode = status ?? 1;
