import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand, type Result } from '../../../tests/support/programs/run-command.ts';
import type { Stage } from '../../stage/schema.ts';
import { stages } from '../stages.ts';
import { newer, older, type Files } from './versions.ts';

const sources = [
  'documents',
  'infra',
  'lambda',
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

/**
 * Sends what is meant for the site to the emulator of AWS, which is told the name that was asked for; the internet asks
 * its name servers. The client of the KeyValueStore puts the account before the name of the emulator.
 */
const reroute = `import dns from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
dns.resolveNs = async () => ['ns-1.awsdns.test'];
dns.resolveCaa = async () => [];
syncBuiltinESMExports();
https.request = (url, { lookup, ...options }, answered) =>
  http.request(process.env.AWS_ENDPOINT_URL + new URL(url).pathname,
    { ...options, headers: { ...options.headers, 'x-site': new URL(url).host } }, answered);
const request = http.request;
http.request = (options, ...more) => {
  const isKeyValueStore = /\\.localhost$/.test(options.hostname ?? options.host ?? '');
  const here = { host: '127.0.0.1', hostname: '127.0.0.1' };
  const headers = { ...options.headers, host: '127.0.0.1:' + options.port };
  return request(isKeyValueStore ? { ...options, ...here, headers } : options, ...more);
};
syncBuiltinESMExports();`;

/** Instead of building pages, copies those that are committed. */
const build = `import { cpSync, rmSync } from 'node:fs';
const out = process.argv[process.argv.indexOf('--out') + 1] ?? '';
rmSync(out, { recursive: true, force: true });
cpSync('site', out, { recursive: true });`;

/** What only takes time: file, text, what stands there instead. */
const shortcuts = [
  // The checks take most of the time of a synthesis; `setup.ts` runs them on the templates of all other tests.
  ['infra/app.ts', 'schemaChecks, new AwsSolutionsChecks(app)', ''],
  ['infra/app.ts', 'new App({', 'new App({ builtinCloudFormationValidation: false,'],
  // The functions are not run here, and of the commands that run from a bundle only one is.
  ['lambda/build.ts', 'minify: true', "external: ['@aws-sdk/*']"],
  ['scripts/bundle/bundle-commands.mjs', ' entryPoints,', " entryPoints: ['scripts/documents/build.ts'],"],
  // Of the Studio its pages are enough, as they are before they are built.
  [
    'site-builder/dev/studio/build-studio.ts',
    'await bundle(themeFile, folder);',
    "for (const name of ['index', 'deployed', 'page']) await cp(join(engineRoot, `studio/${name}.html`), join(folder, `${name}.html`));",
  ],
  // Seconds between two looks at SES.
  ['infra/mail/ready.ts', 'const pauseSeconds = 10;', 'const pauseSeconds = 0.1;'],
  // Milliseconds for which a lock of a publication that was broken off is watched.
  ['infra/releases/lock.ts', 'staleMs: 90_000', 'staleMs: 100'],
] as const;

/** Facts of a company that exists, so that customers may see its site. */
const facts = [
  ['(619) 555-0177', '(619) 834-2200'],
  ['desk@brightwater.example', 'desk@stone.test'],
  ['https://www.brightwater.example', 'https://staging.stone.test'],
  ['12 Example Street', '12 Harbor Street'],
  ['DDS 000000', 'DDS 917204'],
].map(([standIn = '', real = '']) => [join(documents, '_site.yaml'), standIn, real] as const);

const git = (cwd: string, ...args: string[]): void => {
  const names = ['-c', 'user.name=Ops', '-c', 'user.email=ops@third.test', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', [...names, ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
};

const writeVersion = async (clone: string, files: Files): Promise<void> => {
  await rm(join(clone, 'site'), { recursive: true, force: true });
  for (const [key, text] of Object.entries(files)) {
    const file = join(clone, 'site', key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

/** A machine from which the site is deployed: a clone with the tags v1 and v2, of which v2 is checked out. */
export type Operator = {
  clone: string;
  /** Writes the stage file anew. */
  writeStages: (change: Partial<Stage>) => Promise<void>;
  /** Runs a command; what it starts itself, such as the build, the CDK or another version, are processes. */
  run: (command: string, ...flags: string[]) => Promise<Result>;
  /** Starts it as it is typed; `kill` ends it and all that it has started, as a lost connection does. */
  start: (
    command: string,
    ...flags: string[]
  ) => { ended: Promise<{ out: string; status: number | null }>; kill: () => void };
  leave: () => Promise<void>;
};

/**
 * Sets it up. Packages are links to those of this checkout, pages are copied instead of built, and the command line
 * of the CDK is an emulator; everything else is the repository as it is.
 * @param aws address of the emulator of AWS
 */
export const createOperator = async (aws: string): Promise<Operator> => {
  const home = await mkdtemp(join(tmpdir(), 'operator-'));
  const clone = join(home, 'clone');
  await mkdir(clone);
  for (const name of [...sources, dirname(documents)])
    await cp(name, join(clone, name), {
      recursive: true,
      filter: (path) => !/[\\/](node_modules|cdk\.out)$/.test(path),
    });

  const packages = join(home, 'packages');
  await mkdir(packages);
  for (const name of await readdir('infra/node_modules'))
    if (name !== 'aws-cdk') await symlink(resolve('infra/node_modules', name), join(packages, name));
  await mkdir(join(packages, 'aws-cdk/bin'), { recursive: true });
  await cp('infra/test/cloud/cdk-emulator.mjs', join(packages, 'aws-cdk/bin/cdk'));
  await writeFile(join(packages, 'aws-cdk/package.json'), '{"type":"module"}');
  const npm = `#!/bin/sh
[ "$1" = ci ] || exit 0
# What is for development stays out of production unless it is asked for.
case "$PWD $*" in *infra*|*--include=dev*) ;; *) mkdir node_modules; exit 0 ;; esac
case "$PWD" in */infra) ln -s '${packages}' node_modules ;; *) ln -s '${resolve('node_modules')}' node_modules ;; esac`;
  await mkdir(join(home, 'bin'));
  await writeFile(join(home, 'bin/npm'), npm);
  await chmod(join(home, 'bin/npm'), 0o755);
  await symlink(resolve('node_modules'), join(clone, 'node_modules'));
  await symlink(packages, join(clone, 'infra/node_modules'));
  const rerouteFile = join(home, 'reroute.mjs');
  await writeFile(rerouteFile, reroute);
  // For commands that run in this process; the others load it by NODE_OPTIONS.
  await import(pathToFileURL(rerouteFile).href);
  const stagesFile = join(home, 'stages.ts');
  const writeStages = (change: Partial<Stage>) => {
    const staging = { ...stages['staging'], pages: documents, ...change };
    return writeFile(stagesFile, `export const stages = ${JSON.stringify({ staging })};`);
  };
  await writeStages({});

  await writeFile(join(clone, '.gitignore'), 'node_modules\n/build/\n/dist/\n/.cache/\n');
  await writeFile(join(clone, 'scripts/documents/build.ts'), build);
  for (const [name, from, to] of [...shortcuts, ...facts]) {
    const text = await readFile(join(clone, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    await writeFile(join(clone, name), text.replace(from, to));
  }
  await writeVersion(clone, older);
  git(clone, 'init', '--quiet');
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'older');
  git(clone, 'tag', 'v1');
  await writeVersion(clone, newer);
  const contact = join(clone, documents, 'contact.yaml');
  await writeFile(contact, 'formerly: [/visit]\n', { flag: 'a' });
  git(clone, 'add', '--all');
  git(clone, 'commit', '--quiet', '--message', 'newer');
  git(clone, 'tag', 'v2');

  const stageFlags = ['--stages', stagesFile, '--stage', 'staging'];
  const environment = {
    PATH: `${join(home, 'bin')}:${process.env['PATH']}`,
    HOME: home,
    AWS_ENDPOINT_URL: aws,
    AWS_ENDPOINT_URL_CLOUDFRONT_KEYVALUESTORE: aws.replace('127.0.0.1', 'localhost'),
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_EC2_METADATA_DISABLED: 'true',
    NODE_OPTIONS: `--import=${rerouteFile}`,
    NODE_NO_WARNINGS: '1',
  };
  return {
    clone,
    writeStages,
    run: (command, ...flags) => {
      const script = join(clone, `scripts/production/${command}.ts`);
      return runCommand(script, [...stageFlags, ...flags], { cwd: clone, env: environment });
    },
    start: (command, ...flags) => {
      const child = spawn(
        process.execPath,
        ['scripts/run.mjs', command, ...stageFlags, ...flags],
        // A group of its own, so that it can be ended with all that it has started.
        { cwd: clone, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: environment },
      );
      let out = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
      return {
        ended: once(child, 'close').then(([status]) => ({ out, status: status as number | null })),
        kill: () => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')),
      };
    },
    leave: () => rm(home, { recursive: true, force: true }),
  };
};
