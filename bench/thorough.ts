import { execFileSync, spawnSync } from 'node:child_process';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { findBin } from '../scripts/find-bin.ts';

/**
 * `npm run site -- bench thorough`: runs every test that only takes a sample in `npm test` with all of its cases, and with many
 * times as many random ones.
 */
const { times } = parseOptions(
  createCommand('bench thorough', ['--times 100'], 'run all cases of random and table tests').option(
    '--times <number>',
    'factor for the number of random cases',
    '20',
  ),
);
const files = execFileSync('git', ['grep', '-l', 'support/sample.ts', '--', '*.test.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const { status } = spawnSync(
  process.execPath,
  [findBin('vitest'), 'run', '--testTimeout=3600000', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ: times },
  },
);
process.exitCode = status ?? 1;
