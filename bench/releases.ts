import { createCommand, parseOptions } from '../scripts/cli.ts';
import { overlap } from '../infra/test/cloud/overlap.ts';
import { useFourVersions } from '../infra/test/cloud/simulated-site.ts';

/**
 * `npm run site -- bench releases`: random trials of five overlapping operations on the releases of a simulated site:
 * publications, rollbacks and takedowns whose processes crash, are suspended for minutes and lose responses. Prints
 * every trial after which something is wrong; its seed repeats it.
 */
const options = parseOptions(
  createCommand('bench releases', ['--trials 1200', '--seed 17 --trials 1'], 'overlap operations on releases')
    .option('--trials <number>', 'number of trials', '1200')
    .option('--seed <number>', 'seed of the first trial', '0'),
);
const trials = Number(options.trials);
const first = Number(options.seed);
const { versions, end } = await useFourVersions();
const sums = { wrong: 0, done: 0, failed: 0, crashed: 0 };
for (let seed = first; seed < first + trials; seed += 1) {
  const { problems, done, failed, crashed } = await overlap(versions, seed);
  sums.done += done;
  sums.failed += failed;
  sums.crashed += crashed;
  if (problems.length === 0) continue;
  sums.wrong += 1;
  console.log(`${seed}: ${[...new Set(problems)].slice(0, 5).join('; ')}`);
}
await end();
console.log(
  `${trials} trials, ${sums.wrong} wrong. Operations: ${sums.done} done, ${sums.failed} refused or failed, ${sums.crashed} crashed.`,
);
if (sums.wrong > 0) process.exitCode = 1;
