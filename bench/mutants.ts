import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCommand, parseOptions } from '../scripts/cli.ts';
import { applyMutant, findMutants, type Mutant } from './mutants/find-mutants.ts';

/**
 * `npm run site -- bench mutants --baseline COMMIT`: changes single places of the engine, drawn at random, and runs the tests
 * of this commit and of the baseline on each. What the gate kills counts as killed by all. A run that ends early is
 * continued by the same command; the results are in a file with a line for each mutant.
 */
const folders = ['schema', 'documents', 'renderer', 'lambda', 'site-builder', 'infra', 'studio'];
const options = parseOptions(
  createCommand(
    'bench mutants',
    ['--baseline HEAD~20 --count 60'],
    'find changes of code that no test notices',
  )
    .requiredOption('--baseline <commit>', 'commit whose tests are compared')
    .option('--count <number>', 'number of mutants', '60')
    .option('--seed <text>', 'draws other mutants', '1')
    .option('--results <file>', 'file of the results', '.cache/mutants.jsonl')
    .option('--gate', 'run neither `--all` nor the baseline on what survives'),
);

/** The level at which a mutant was killed, and what survived it. */
type Outcome = {
  id: string;
  file: string;
  change: string;
  related: boolean;
  gate: boolean;
  all?: boolean;
  baseline?: boolean;
};

const checkout = (commit: string): string => {
  const folder = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'checkout');
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit]);
  for (const name of ['node_modules', 'infra/node_modules']) symlinkSync(resolve(name), join(folder, name));
  return folder;
};

/** Whether a command fails, or takes longer than some minutes: a hanging mutant is killed. */
const fails = (folder: string, minutes: number, args: string[]): boolean => {
  const { status } = spawnSync(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    timeout: minutes * 60_000,
    killSignal: 'SIGKILL',
    env: { ...process.env, CI: '' },
  });
  return status !== 0;
};

const vitest = 'node_modules/vitest/vitest.mjs';
const oxlint = 'node_modules/oxlint/bin/oxlint';
const runTests = (folder: string, minutes: number, ...args: string[]) =>
  fails(folder, minutes, ['scripts/run.mjs', 'test', '--bail', '1', ...args]);

const isKilledByRelated = (folder: string, file: string): boolean =>
  fails(folder, 10, [
    vitest,
    'related',
    '--run',
    '--bail',
    '1',
    '--project',
    'unit',
    '--passWithNoTests',
    file,
  ]);

const isKilledByGate = (folder: string): boolean =>
  fails(folder, 5, [oxlint, '--deny-warnings', '--type-check']) || runTests(folder, 30);

/** Runs a check on a checkout with a mutant, and restores the checkout. */
const withMutant = (folder: string, mutant: Mutant, line: number, isKilled: () => boolean): boolean => {
  const path = join(folder, mutant.file);
  const code = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutant(code, mutant, line));
  try {
    return isKilled();
  } finally {
    writeFileSync(path, code);
  }
};

const { results, seed, baseline, gate: onlyGate = false } = options;
const done = existsSync(results)
  ? readFileSync(results, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Outcome)
  : [];
const [here, there] = [checkout('HEAD'), checkout(baseline)];
process.once('exit', () => {
  for (const folder of [here, there]) execFileSync('git', ['worktree', 'remove', '--force', folder]);
});
for (const mutant of findMutants(folders, Number(options.count), seed, baseline)) {
  const { file, line, column, baselineLine, removed, inserted } = mutant;
  const id = `${file}:${line}:${column} ${inserted}`;
  if (done.some((outcome) => outcome.id === id)) continue;
  const outcome: Outcome = { id, file, change: `${removed} -> ${inserted}`, related: false, gate: false };
  outcome.related = withMutant(here, mutant, line, () => isKilledByRelated(here, file));
  outcome.gate = outcome.related || withMutant(here, mutant, line, () => isKilledByGate(here));
  if (!outcome.gate && !onlyGate) {
    outcome.all = withMutant(here, mutant, line, () => runTests(here, 180, '--all'));
    outcome.baseline = withMutant(there, mutant, baselineLine, () => runTests(there, 60));
  }
  done.push(outcome);
  appendFileSync(results, `${JSON.stringify(outcome)}\n`);
  console.log(`${outcome.gate ? 'killed' : 'SURVIVED'} ${id}`);
}

const table = folders.map((folder) => {
  const outcomes = done.filter(({ file }) => file.startsWith(`${folder}/`));
  const count = (isCounted: (outcome: Outcome) => boolean) => outcomes.filter(isCounted).length;
  return {
    folder,
    mutants: outcomes.length,
    'related tests': count(({ related }) => related),
    gate: count(({ gate }) => gate),
    all: count(({ gate, all }) => gate || all === true),
    baseline: count((outcome) => outcome.gate || outcome.baseline === true),
  };
});
console.table(table);
for (const { id, change } of done.filter(({ gate }) => !gate))
  console.log(`survived the gate: ${id}: ${change}`);
