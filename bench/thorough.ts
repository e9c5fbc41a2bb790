import { execFileSync, spawnSync } from 'node:child_process';
import { createCommand, exitWithError, parseOptions } from '../scripts/cli.ts';
import { findBin } from '../scripts/find-bin.ts';
import { benchmarks } from './benchmarks.ts';

/**
 * `npm run site -- bench thorough`: runs every test that only takes a sample in `npm test` with all of its cases, and with many
 * times as many random ones. Then runs every other benchmark once at its smallest size, so that none breaks unnoticed.
 */
const { times } = parseOptions(
  createCommand(
    'bench thorough',
    ['--times 100'],
    'run all cases of random and table tests, and each benchmark once',
  ).option('--times <number>', 'factor for the number of random cases', '20'),
);
const files = execFileSync('git', ['grep', '-l', 'support/sample.ts', '--', '*.test.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
/** Runs a Node script and prints its output. @returns whether it exited with 0 */
const isPassed = (args: string[], env: NodeJS.ProcessEnv = process.env): boolean =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env }).status === 0;

const others = Object.entries(benchmarks).filter(([name]) => name !== 'thorough');
const steps = [
  {
    name: 'tests',
    passed: isPassed([findBin('vitest'), 'run', '--testTimeout=3600000', ...files], {
      ...process.env,
      FUZZ: times,
    }),
  },
  ...others.map(([name, { smallest }]) => {
    console.log(`\n— bench ${[name, ...smallest].join(' ')}`);
    return { name: `bench ${name}`, passed: isPassed(['scripts/run.mjs', 'bench', name, ...smallest]) };
  }),
];
const failed = steps.filter(({ passed }) => !passed).map(({ name }) => name);
if (failed.length > 0) exitWithError(`Failed: ${failed.join(', ')}. Fix the errors above.`, 1);
