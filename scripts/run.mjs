#!/usr/bin/env node
// Returns the host names of a stage, the primary one first.
import { cpSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, arePackagesInstalled } from '../infra/packages/install-packages.mjs';
import { engineRoot, isPackage, overlayFolder } from '../site-builder/engine.mjs';
import { bundledCommands, commandHelp, fileOfCommand, isSiteCommand } from './commands.mjs';
import { loadWithOverlay } from './own-sections/overlay.mjs';
import { sectionFiles } from './own-sections/section-files.mjs';
import { exitWithInternalError } from './internal-error.mjs';

const { enableCompileCache } = module;
const oldest = [20, 19];

const fail = (message) => {
  console.error(message);
  process.exit(1);
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
if (!isPackage && !arePackagesInstalled(engineRoot)) {
  console.error('Installing packages; this takes about half a minute …');
  const reason = installPackages(engineRoot, ['--include=dev']);
  if (reason) fail(reason);
}

const [command = '', ...flags] = process.argv.slice(2);
if (['', 'help', '--help', '-h'].includes(command)) {
  console.log(commandHelp());
  process.exit(0);
}
const file = fileOfCommand(command);
if (!file || (isPackage && !isSiteCommand(command)))
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
process.on('uncaughtException', exitWithInternalError);
const isBundled = bundledCommands.includes(command) && !isPackage && sectionFiles().length === 0;
if (!isBundled)
  await loadWithOverlay().catch((error) =>
    error.name === 'SectionProblems' ? fail(error.message) : Promise.reject(error),
  );
// What the IDE of whoever writes documents, and component files, reads; this repository has its own.
if (isPackage && ['start', 'check'].includes(command))
  writeIdeSchemas(join(overlayFolder() ? join(overlayFolder(), 'engine') : engineRoot, 'schema/ide'));
// What V8 compiles is stored for later runs, for threads too; Node has this since 22.8.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compiled');
enableCompileCache?.();
const program = isBundled ? await (await import('./bundle-commands.mjs')).bundleCommand(command) : script;
await import(pathToFileURL(program).href);
