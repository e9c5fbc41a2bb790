import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { Option } from '@commander-js/extra-typings';
import { benchmarks } from '../bench/benchmarks.ts';
import { tryGit } from '../infra/checkout/git.ts';
import { installInfraPackages } from '../infra/packages/install.ts';
import { findChromium } from '../tests/support/programs/chromium.ts';
import { memoryFolder } from '../tests/support/programs/memory-folder.ts';
import { createCommand, exitWithError } from './cli.ts';
import { findBin } from './find-bin.ts';

const parsed = createCommand('test', ['', '--changed', '--all', 'documents/check --project unit'])
  .addOption(
    new Option(
      '--changed [commit]',
      'run only quick checks of the files that differ from HEAD or from this commit',
    ).conflicts('all'),
  )
  .option('--all', 'run every test with every case and, without arguments, every benchmark once')
  .option('--engine', 'skip the tests in tests/site/, which assert the texts of this site')
  .argument('[vitest...]', 'files and options for Vitest, which run these tests only')
  .allowUnknownOption()
  .parse();
const { all = false, changed, engine: withoutSite = false } = parsed.opts();
const vitestArguments = parsed.args;

/** Returns the paths that Git prints, also those with characters that it would quote without `-z`. */
const listFiles = (...args: string[]): string[] =>
  tryGit(...args, '-z')
    .out.split('\0')
    .filter(Boolean);

/**
 * Returns the files that differ from a commit: committed, uncommitted and untracked changes, and deleted files. Ends the
 * command if there is no such commit.
 * @param since commit or branch, whose merge base with HEAD is compared
 */
const listChangedFiles = (since: string): string[] => {
  const { done, out: base } = tryGit('merge-base', since, 'HEAD');
  if (!done) exitWithError(`--changed ${since} is not a commit or branch that this one shares commits with.`);
  const untracked = listFiles('ls-files', '--others', '--exclude-standard');
  return [...listFiles('diff', '--name-only', '--no-renames', base), ...untracked];
};

/** A check that `npm test` runs: its name in the output, a script and arguments. */
type Step = [name: string, script: string, ...args: string[]];

const [vitest, siteScript] = [findBin('vitest'), 'scripts/run.mjs'];
const lintOptions = ['--deny-warnings', '--type-check'];

/** Steps that take longest and wait most; the others run at a lower priority, in the time that these leave. */
const urgentSteps = new Set(['browser tests', 'tests of requests', 'tests']);

/**
 * Returns all checks, those that take longest first, because the shorter ones then fill the remaining time of each core.
 * The linter also reports TypeScript errors. Each process imports only what its own tests need (decision 015).
 */
const allSteps = (): Step[] => [
  ['browser tests', vitest, 'run', '--project=browser', ...(withoutSite ? [] : ['--project=site'])],
  // Early, because the browser tests first build their sites, and both have time limits.
  ['tests of requests', vitest, 'run', '--project=send-email'],
  ['unit tests', vitest, 'run', '--project=unit'],
  ['tests of operations and publishing', vitest, 'run', '--project=infra', '--project=publishing'],
  ['tests of the package', vitest, 'run', '--project=package'],
  ['lint and types', findBin('oxlint'), ...lintOptions],
  ['exports', findBin('knip'), '--production'],
  ['format', findBin('oxfmt'), '--check', '.'],
  ['format of documents', siteScript, 'format', '--check'],
];

/** Returns the checks that take seconds: those of the changed files, and the unit tests that import them. */
const quickSteps = (since: string | true): Step[] => {
  const changedFiles = listChangedFiles(since === true ? 'HEAD' : since);
  const files = changedFiles.filter((file) => existsSync(file));
  // A deleted page leaves links behind.
  const documents = changedFiles.filter((file) => file.startsWith('pages/'));
  const schemas = files.filter((file) => /^schema\/.*\.ts$/.test(file));
  const code = files.filter((file) => /\.(m?ts|tsx|mjs)$/.test(file));
  // The validators are generated from the schemas and import none of them.
  const imported = [...code, ...(schemas.length > 0 ? ['documents/read/compiled/validators.js'] : [])];
  const steps: [changed: string[], step: Step][] = [
    [files, ['format', findBin('oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files]],
    [
      [...documents, ...schemas],
      ['documents', siteScript, 'check'],
    ],
    [documents, ['format of documents', siteScript, 'format', '--check', 'pages']],
    [code, ['lint and types', findBin('oxlint'), ...lintOptions, ...code]],
    [code, ['tests', vitest, 'related', '--run', '--project=unit', '--passWithNoTests', ...imported]],
  ];
  const unchecked = changedFiles.filter((file) => !documents.includes(file) && !code.includes(file));
  if (unchecked.length > 0) console.log(`Only their format is checked: ${unchecked.join(', ')}.`);
  console.log(
    'Skipped: *.slow.test.*, publishing, infra, send-email, package, browser, site. npm test runs them.',
  );
  return steps.filter(([changedPart]) => changedPart.length > 0).map(([, step]) => step);
};

const chooseSteps = (): Step[] => {
  if (changed) return quickSteps(changed);
  if (vitestArguments.length === 0) return allSteps();
  return [['tests', vitest, 'run', ...(withoutSite ? ['--project=!site'] : []), ...vitestArguments]];
};

/** The names of the failed steps. */
const failed: string[] = [];

/** Runs a step. Streams the output of the step "tests"; prints that of the others when they end and only if they failed. */
const run = ([name, script, ...args]: Step): Promise<void> =>
  new Promise((resolve) => {
    const started = performance.now();
    const stdio = name === 'tests' ? 'inherit' : 'pipe';
    const child = spawn(process.execPath, [script, ...args], { stdio, env });
    if (child.pid !== undefined && !urgentSteps.has(name)) setPriority(child.pid, 5);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      if (status !== 0) {
        failed.push(name);
        console.log(Buffer.concat(output).toString());
      }
      resolve();
    });
  });

let chromium = process.env['CHROMIUM'];
try {
  if (!changed) chromium = findChromium();
} catch (error) {
  exitWithError((error as Error).message);
}

const env = {
  // The type checker is written in Go: with fewer garbage collections it uses 20 s of CPU instead of 23 s.
  GOGC: '400',
  TMPDIR: memoryFolder(),
  ...process.env,
  TEST_SCOPE: all ? 'all' : changed ? 'changed' : 'gate',
  CHROMIUM: chromium,
};
// The types of infra/ are in its own packages.
installInfraPackages();

const pending = chooseSteps().values();
const runPending = async () => {
  for (const step of pending) await run(step);
};
// Not more than the cores: beside two others the browser tests run into their time limits.
await Promise.all(Array.from({ length: availableParallelism() }, runPending));
if (all && vitestArguments.length === 0)
  // Benchmarks measure times, so nothing runs beside them.
  for (const [name, { smallest }] of Object.entries(benchmarks))
    await run([`bench ${name}`, siteScript, 'bench', name, ...smallest]);
if (failed.length > 0) exitWithError(`Failed: ${failed.join(', ')}. Fix the errors above.`, 1);
