import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tryGit } from '../infra/checkout/git.ts';
import { installInfraPackages } from '../infra/packages/install.ts';
import { findChromium, findDesktopChromium } from '../tests/support/programs/chromium.ts';
import { findJava } from '../tests/support/programs/java.ts';
import { findNginx } from '../tests/support/programs/nginx.ts';
import { memoryFolder } from '../tests/support/programs/memory-folder.ts';
import { createCommand, exitWithError } from './cli.ts';
import { findBin } from './find-bin.ts';

const command = createCommand('test', ['', '--changed', '--engine', 'documents/check --project unit'])
  .option(
    '--changed [commit]',
    'run only quick checks of the files that differ from HEAD or from this commit',
  )
  .option('--engine', 'skip the tests in tests/site/, which assert the texts of this site')
  .argument('[vitest...]', 'files and options for Vitest, which run these tests only')
  .allowUnknownOption()
  .parse();
const { changed, engine: withoutSite = false } = command.opts();
const vitestArguments = command.args;

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

/** A check that `npm test` runs: a script and its arguments. */
type Step = { name: string; script: string; args: string[] };

const createStep = (name: string, program: string, ...args: string[]): Step => ({
  name,
  script: findBin(program),
  args,
});

const vitestStep = (name: string, ...projects: string[]): Step =>
  createStep(name, 'vitest', 'run', ...projects.flatMap((project) => ['--project', project]));

const lintOptions = ['--deny-warnings', '--type-check'];

/**
 * Returns all checks. The linter also reports TypeScript errors. CPU-bound tests run in parallel with tests that wait for
 * queues and time-outs, and each process imports only what its own tests need (decision 015).
 */
const allSteps = (): Step[] => [
  createStep('format', 'oxfmt', '--check', '.'),
  { name: 'format of documents', script: 'scripts/run.mjs', args: ['format', '--check'] },
  createStep('lint and types', 'oxlint', ...lintOptions),
  createStep('exports', 'knip', '--production'),
  vitestStep('unit tests', 'unit'),
  vitestStep('tests of requests and the package', 'send-email', 'package'),
  vitestStep('tests of operations and publishing', 'infra', 'publishing'),
  vitestStep('tests', 'browser', ...(withoutSite ? [] : ['site'])),
];

/** Returns the checks that take seconds: those of the changed files, and the unit tests that import them. */
const quickSteps = (since: string | true): Step[] => {
  const changedFiles = listChangedFiles(since === true ? 'HEAD' : since);
  const files = changedFiles.filter((file) => existsSync(file));
  // A deleted page leaves links behind.
  const documents = changedFiles.filter((file) => file.startsWith('pages/'));
  const code = files.filter((file) => /\.(m?ts|tsx|mjs)$/.test(file));
  const testOptions = ['--project', 'unit', '--changed', ...(since === true ? [] : [since])];
  const steps: [changed: string[], step: Step][] = [
    [files, createStep('format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files)],
    [documents, { name: 'documents', script: 'scripts/run.mjs', args: ['check'] }],
    [
      documents,
      { name: 'format of documents', script: 'scripts/run.mjs', args: ['format', '--check', 'pages'] },
    ],
    [code, createStep('lint and types', 'oxlint', ...lintOptions, ...code)],
    [code, createStep('tests', 'vitest', 'run', ...testOptions)],
  ];
  console.log('Skipped: the slow, infra, send-email, browser and site tests; npm test runs them all.');
  return steps.filter(([changedPart]) => changedPart.length > 0).map(([, step]) => step);
};

const chooseSteps = (): Step[] => {
  if (changed) return quickSteps(changed);
  if (vitestArguments.length === 0) return allSteps();
  const projects = withoutSite ? ['--project', '!site'] : [];
  return [createStep('tests', 'vitest', 'run', ...projects, ...vitestArguments)];
};

/** The status of a step, and its output if that has not been printed yet. */
type Result = { name: string; status: number | null; output: string };

/** Runs a step. Streams the output of the step "tests"; of others prints only whether they passed. */
const run = ({ name, script, args }: Step, env: NodeJS.ProcessEnv): Promise<Result> =>
  new Promise((resolve) => {
    const isTests = name === 'tests';
    const started = performance.now();
    const child = spawn(process.execPath, [script, ...args], { stdio: isTests ? 'inherit' : 'pipe', env });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      if (!isTests) console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      resolve({ name, status, output: Buffer.concat(output).toString() });
    });
  });

const env = {
  // The type checker is written in Go: with fewer garbage collections it uses 20 s of CPU instead of 23 s.
  GOGC: '400',
  TMPDIR: memoryFolder(),
  ...process.env,
  CHROMIUM: changed ? process.env['CHROMIUM'] : findChromium(),
};
if (!changed) {
  findDesktopChromium();
  findJava();
  findNginx();
}
// The types of infra/ are in its own packages.
installInfraPackages();
const results = await Promise.all(chooseSteps().map((step) => run(step, env)));
const failures = results.filter(({ status }) => status !== 0);
// Printed last, so that the end of the output contains all failures.
for (const { name, output } of failures) if (output) console.log(`\n✗ ${name}\n${output}`);
if (failures.length > 0)
  exitWithError(`Failed: ${failures.map(({ name }) => name).join(', ')}. Fix the errors above.`, 1);
