#!/usr/bin/env node
// Runs one of the commands of this folder and the folders in it: `node scripts/run.mjs start --port 3000`; as the command
// `site` of the package: `npx site start --port 3000`. Needs nothing but Node, because it is what installs the packages on
// a fresh clone.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages } from '../infra/packages/install-packages.mjs';
import { engineRoot, isPackage } from '../site-builder/engine.mjs';
import { bundled, commandHelp, fileOfCommand } from './bundle/commands.mjs';
import { endUnforeseen } from './unforeseen.mjs';

const { enableCompileCache } = module;
const oldest = [20, 19];

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(join(engineRoot, file), 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/** Why the installed packages are not the ones of the lock file; undefined when they are. */
const staleness = () => {
  const wanted =
    packagesOf('package-lock.json') ??
    fail('package-lock.json is missing or broken. Restore it: git checkout package-lock.json');
  const installed = packagesOf('node_modules/.package-lock.json');
  if (!installed) return 'not installed yet';
  // A package for another operating system is in the lock file and rightly not installed.
  const differs = ([path, { version, optional, devOptional }]) =>
    path !== '' && installed[path]?.version !== version && !(optional ?? devOptional);
  const changed = Object.entries(wanted).find(differs);
  if (changed) return `${changed[0].replace('node_modules/', '')} differs from package-lock.json`;
  return Object.keys(installed).every((path) => existsSync(join(engineRoot, path)))
    ? undefined
    : 'incomplete';
};

/** Nobody edits documents in a folder that may not be written to. */
const writeIdeSchemas = (folder) => {
  try {
    cpSync(folder, '.schema', { recursive: true });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  fail(
    `Node ${oldest.join('.')} or later is needed; this is ${process.version}. Install it from https://nodejs.org and run the command again.`,
  );
}

// Those of a site are its own.
const reason = isPackage ? undefined : staleness();
if (reason) {
  console.error(`Installing packages (${reason}); this takes about half a minute …`);
  const fault = installPackages(engineRoot, ['--include=dev']);
  if (fault) fail(fault);
}

const [command = '', ...flags] = process.argv.slice(2);
if (['', 'help', '--help', '-h'].includes(command)) {
  console.log(commandHelp());
  process.exit(0);
}
const file = fileOfCommand(command);
if (!file || (isPackage && !bundled.includes(command)))
  fail(
    isPackage
      ? `There is no command "${command}". npx site --help lists all.`
      : `There is no command "${command}"; package.json lists them under "scripts".`,
  );
const script = join(engineRoot, file);

// Vite takes these for the beginning of the second part of an address.
const unreadable = command === 'start' && [process.cwd(), engineRoot].find((folder) => /[#?]/.test(folder));
if (unreadable)
  fail(
    `The development server cannot read files of ${unreadable}, because the path contains # or ?. Rename that folder and run the command again.`,
  );

// React and the build look at this when they are loaded; what the shell happens to say would mix two builds.
process.env.NODE_ENV = { start: 'development', test: 'test' }[command] ?? 'production';

// One process: signals and exit codes pass as they are.
process.argv = [process.argv[0], script, ...flags];
// Promises that fail unseen arrive here, too.
process.on('uncaughtException', endUnforeseen);
if (bundled.includes(command)) {
  const { bundleCommands } = await import('./bundle/bundle-commands.mjs');
  const { writableFolder } = await import('./bundle/writable-folder.mjs');
  const { folder, overlay = engineRoot } = await bundleCommands(writableFolder('.cache')).catch((error) =>
    error.name === 'SectionFault' ? fail(error.message) : Promise.reject(error),
  );
  // What the IDE of whoever writes documents, and component files, reads; this repository has its own.
  if (isPackage && ['start', 'check'].includes(command)) writeIdeSchemas(join(overlay, 'schema/ide'));
  // What V8 has compiled of the bundle in an earlier run, for threads too; Node has this since 22.8.
  process.env.NODE_COMPILE_CACHE = `${folder}/compiled`;
  enableCompileCache?.();
  await import(pathToFileURL(`${folder}/${command}.mjs`).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(script).href);
}
