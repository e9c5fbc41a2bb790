import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { installInfraPackages } from '../infra/packages/install.ts';
import { findChromium, findDesktopChromium } from '../tests/support/programs/chromium.ts';
import { findJava } from '../tests/support/programs/java.ts';
import { memoryFolder } from '../tests/support/programs/memory-folder.ts';
import { exitWithError } from './options.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files of the repository that differ from what was committed.
 * @param since a commit or branch; what was committed since the two parted counts, too
 * @throws Error when there is no such commit
 */
const changedFiles = (since = 'HEAD'): string[] => {
  const [base = since] = git('merge-base', since, 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...git('diff', '--name-only', '--diff-filter=d', base), ...untracked];
};

/** Something that `npm test` proves: a command and its arguments. */
type Step = { name: string; command: [string, ...string[]] };

const engine = '--engine';
const changed = '--changed';
const given = process.argv.slice(2).filter((flag) => flag !== engine);

/** Without what the first site must say, which is its owner's to change. */
const withoutSite = process.argv.includes(engine);

const testsOf = (name: string, ...projects: string[]): Step => ({
  name,
  command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
});

/**
 * Everything: what the linter says includes the errors of TypeScript. Tests that compute run beside those that wait, for
 * queues and time-outs, and each process imports only what its own tests need (decision 015).
 */
const whole = (): Step[] => [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint and types', command: ['oxlint', '--deny-warnings', '--type-check'] },
  { name: 'exports', command: ['knip', '--production'] },
  testsOf('unit tests', 'unit'),
  testsOf('tests of requests and the package', 'send-email', 'package'),
  testsOf('tests of operations and publishing', 'infra', 'publishing'),
  testsOf('tests', 'browser', ...(withoutSite ? [] : ['site'])),
];

/** What answers in seconds: the files that were changed, and the quick unit tests that import them. */
const quick = ([, since]: string[]): Step[] => {
  const files = changedFiles(since);
  const code = files.filter((file) => /\.(m?ts|tsx|mjs)$/.test(file));
  const steps: Step[] = [
    { name: 'format', command: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] },
    { name: 'lint and types', command: ['oxlint', '--deny-warnings', '--type-check', ...code] },
    {
      name: 'tests',
      command: ['vitest', 'run', '--project', 'unit', changed, ...(since ? [since] : [])],
    },
  ];
  console.log('Left out: the slow, infra, send-email, browser and site tests; npm test runs them all.');
  return steps.filter(({ name }) => (name === 'format' ? files : code).length > 0);
};

const stepsOf = (): Step[] => {
  if (given[0] === changed) return quick(given);
  if (given.length === 0) return whole();
  const projects = withoutSite ? ['--project', '!site'] : [];
  return [{ name: 'tests', command: ['vitest', 'run', ...projects, ...given] }];
};

/** A step that failed, and what it printed, if that has not been shown. */
type Failed = { name: string; printed: string };

/** Runs a step. What the tests print is shown as it comes, of the others whether they passed. */
const run = ({ name, command: [program, ...args] }: Step, env: NodeJS.ProcessEnv): Promise<Failed[]> =>
  new Promise((resolve) => {
    const isTests = name === 'tests';
    const started = performance.now();
    const child = spawn(join('node_modules/.bin', program), args, {
      stdio: isTests ? 'inherit' : 'pipe',
      env,
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => printed.push(part));
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - started) / 1000);
      if (!isTests) console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
      resolve(status === 0 ? [] : [{ name, printed: Buffer.concat(printed).toString() }]);
    });
  });

const env = {
  // The type checker is written in Go: with rarer garbage collections it takes 20 s of CPU in place of 23 s.
  GOGC: '400',
  TMPDIR: memoryFolder(),
  ...process.env,
  CHROMIUM: given.includes(changed) ? process.env['CHROMIUM'] : findChromium(),
};
if (!given.includes(changed)) {
  findDesktopChromium();
  findJava();
}
// The types of infra/ come with its packages.
installInfraPackages();
const failed = (await Promise.all(stepsOf().map((step) => run(step, env)))).flat();
// In the end, for whoever reads the last lines alone.
for (const { name, printed } of failed) if (printed) console.log(`\n✗ ${name}\n${printed}`);
if (failed.length > 0)
  exitWithError(`Failed: ${failed.map(({ name }) => name).join(', ')}. The lines above say what to fix.`, 1);
