import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle, type Loader } from 'esbuild';
import { inject } from 'vitest';
import { runCommand, type Result } from '../../../tests/support/programs/run-command.ts';
import { marker, markerText } from '../../../site-builder/output/marker.ts';
import type { Stage } from '../../stage/stage.ts';
import { stages } from '../stages.ts';
import { createMachine, startScript } from './machine.ts';
import { takeShortcuts, withoutChecks, type Shortcut } from './shortcuts.ts';
import { newer, older, type Files } from './versions.ts';

const sources = [
  'documents',
  'infra',
  'lambda',
  'leads',
  'renderer',
  'schema',
  'scripts',
  'site-builder',
  'studio',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];
const documents = 'tests/fixtures/dentist/pages';

/** The script that copies committed pages instead of building them. */
const copyPages = 'copy-pages.mjs';
const copy = `import { cpSync, rmSync } from 'node:fs';
const out = process.argv[process.argv.indexOf('--out') + 1] ?? '';
rmSync(out, { recursive: true, force: true });
cpSync('site', out, { recursive: true });`;

/** Replacements of slow steps. */
const shortcuts: Shortcut[] = [
  ...withoutChecks('infra/app.ts'),
  // The functions are not run here.
  ['lambda/build.ts', 'minify: true', "external: ['@aws-sdk/*']"],
  // Only the Studio's unbuilt pages are needed.
  [
    'site-builder/dev/studio/build-studio.ts',
    'names: string[]): Promise<void> => {',
    'names: string[]): Promise<void> => { for (const name of names) await cp(join(engineRoot, "studio", name), join(folder, name)); return;',
  ],
  ['scripts/production/prepare-release.ts', 'scripts/run.mjs', copyPages],
  // Prints the output of child processes in this process, which the tests read.
  [
    'infra/terminal/run-node.ts',
    "once(spawn(process.execPath, words, { stdio: 'inherit', ...options }), 'exit')",
    `new Promise((resolve) => {
  const child = spawn(process.execPath, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => process.stdout.write(String(part)));
  child.on('close', (status) => resolve([status]));
})`,
  ],
  // Poll interval in seconds.
  ['infra/mail/ready.ts', 'const pauseSeconds = 10;', 'const pauseSeconds = 0.1;'],
  // Milliseconds after which an abandoned lock is taken over.
  ['infra/releases/lock.ts', 'staleMs: 90_000', 'staleMs: 100'],
];

/** Facts of a real company, so that the site may go live. */
const facts = [
  ['(619) 555-0177', '(619) 834-2200'],
  ['desk@brightwater.example', 'desk@stone.test'],
  ['https://www.brightwater.example', 'https://staging.stone.test'],
  ['12 Example Street', '12 Harbor Street'],
  ['DDS 000000', 'DDS 917204'],
].map(([standIn = '', real = '']): Shortcut => [join(documents, '_site.yaml'), standIn, real]);

const git = (cwd: string, ...args: string[]): string => {
  const names = ['-c', 'user.name=Ops', '-c', 'user.email=ops@third.test', '-c', 'commit.gpgsign=false'];
  const { status, stdout, stderr } = spawnSync('git', [...names, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout;
};

const writeVersion = async (clone: string, files: Files): Promise<void> => {
  await rm(join(clone, 'site'), { recursive: true, force: true });
  const listed = { [marker]: markerText({ files: Object.keys(files), kept: [] }) };
  for (const [key, text] of Object.entries({ ...files, ...listed })) {
    const file = join(clone, 'site', key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

/** A machine from which the site is deployed: a clone with the tags v1 and v2 (checked out). */
export type Operator = {
  clone: string;
  /** Rewrites the stage file. */
  writeStages: (change: Partial<Stage>) => Promise<void>;
  /**
   * Runs a command in this process; what it starts itself, such as the build, the CDK or another version, are child
   * processes.
   */
  run: (command: string, ...flags: string[]) => Promise<Result>;
  /** Starts a command as a process. */
  start: (command: string, ...flags: string[]) => ReturnType<typeof startScript>;
};

/** Folder of the bundled commands: in `infra/`, where their packages are. */
const bundles = 'infra/.cache/commands';

/**
 * Bundles the commands of the clone. The test runner transforms modules one by one, which takes 8 s of CPU for the 350
 * modules of the commands.
 */
const bundleCommands = async (clone: string): Promise<void> => {
  const names = (await readdir(join(clone, 'scripts/production'))).filter((name) => !name.includes('.test.'));
  await bundle({
    absWorkingDir: clone,
    entryPoints: names.map((name) => join('scripts/production', name)),
    outdir: join(clone, bundles),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    define: { 'import.meta.url': 'ownUrl' },
    logLevel: 'error',
    plugins: [
      {
        name: 'own-path',
        setup: ({ onLoad }) =>
          // Modules find other files of the engine by their own path.
          onLoad({ filter: /\.m?[jt]sx?$/ }, async ({ path }) => ({
            contents: `const ownUrl = '${pathToFileURL(path).href}'; ${await readFile(path, 'utf8')}`,
            loader: extname(path).replace(/\.m?/, '') as Loader,
          })),
      },
    ],
  });
};

/** Creates the clone and its machine. */
const makeClone = async () => {
  // In the set-up's folder, which is removed at the end.
  const home = join(inject('assemblies'), 'operator');
  const clone = join(home, 'clone');
  await mkdir(clone, { recursive: true });
  for (const name of [...sources, dirname(documents)])
    await cp(name, join(clone, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|cdk\.out)$/.test(path),
    });
  const { packages, environmentOf } = await createMachine(home);
  await symlink(resolve('node_modules'), join(clone, 'node_modules'));
  await symlink(packages, join(clone, 'infra/node_modules'));

  await writeFile(join(clone, '.gitignore'), 'node_modules\n/build/\n/dist/\n.cache/\n');
  await writeFile(join(clone, copyPages), copy);
  await takeShortcuts(clone, [...shortcuts, ...facts]);
  await bundleCommands(clone);
  await writeVersion(clone, older);
  git(clone, 'init', '--quiet');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'older');
  await writeVersion(clone, newer);
  const contact = join(clone, documents, 'contact.yaml');
  await writeFile(contact, 'formerly: [/visit]\n', { flag: 'a' });
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'newer');
  git(clone, 'tag', 'v2');
  return { home, clone, environmentOf };
};

/** Shared by all test files, so that modules that a command imports are loaded once. */
let made: ReturnType<typeof makeClone> | undefined;

/** Reverts the changes of another test file, except the cache. */
const restore = (clone: string): void => {
  git(clone, 'checkout', '--quiet', '--force', 'v2');
  git(clone, 'clean', '-dfqx', '--exclude=node_modules', '--exclude=.cache');
  git(clone, 'worktree', 'prune');
  const tags = git(clone, 'tag').split('\n').filter(Boolean);
  for (const tag of tags) if (tag !== 'v2') git(clone, 'tag', '--delete', tag);
  git(clone, 'tag', 'v1', 'v2~1');
};

/**
 * Creates the operator. Packages are links to those of this checkout, pages are copied instead of built, and the CDK
 * CLI is an emulator; everything else is the repository as it is.
 * @param aws URL of the AWS emulator
 */
export const createOperator = async (aws: string): Promise<Operator> => {
  const { home, clone, environmentOf } = await (made ??= makeClone());
  restore(clone);
  const environment = environmentOf(aws);
  const stagesFile = join(home, 'stages.yaml');
  const writeStages = (change: Partial<Stage>) => {
    const staging = { ...stages['staging'], pages: documents, ...change };
    return writeFile(stagesFile, JSON.stringify({ staging }));
  };
  await writeStages({});

  const stageFlags = ['--stages', stagesFile, '--stage', 'staging'];
  return {
    clone,
    writeStages,
    run: (command, ...flags) => {
      const script = join(clone, bundles, `${command}.js`);
      return runCommand(script, [...stageFlags, ...flags], { cwd: clone, env: environment });
    },
    start: (command, ...flags) =>
      startScript(['scripts/run.mjs', command, ...stageFlags, ...flags], { cwd: clone, env: environment }),
  };
};
