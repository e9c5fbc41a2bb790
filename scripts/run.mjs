#!/usr/bin/env node
// The command `site`: `npm run site -- VERB` in this repository, `npx site VERB` in a site that uses the package. Until
// the packages are installed it uses only Node's own modules, because it installs them on a fresh clone.
import { cpSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installPackages, arePackagesInstalled } from '../infra/packages/install-packages.mjs';
import { commandLine } from '../infra/terminal/command-line.mjs';
import { engineRoot, isPackage, overlayFolder } from '../site-builder/engine.mjs';
import { bundledCommands, describeCommand, fileOfCommand } from './commands.mjs';
import { generateValidators } from './documents/generate-validators.mjs';
import { loadWithOverlay } from './own-sections/overlay.mjs';
import { sectionFiles } from './own-sections/section-files.mjs';
import { exitWithInternalError } from './internal-error.mjs';
import { reportFailedWrites } from './output.mjs';
import { parseVerb } from './program.mjs';

const { enableCompileCache } = module;

/** The oldest supported version of Node. 20.19 stays the minimum because machines of users still have it. */
const minimumNode = [20, 19];

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Copies the JSON Schemas for code editors. A folder without write access needs none: nobody edits documents there. */
const writeIdeSchemas = (folder) => {
  try {
    cpSync(folder, '.schema', { recursive: true });
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
};

reportFailedWrites();
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < minimumNode[0] || (major === minimumNode[0] && minor < minimumNode[1])) {
  fail(
    `Node ${minimumNode.join('.')} or later is required; this is ${process.version}. Install it from https://nodejs.org and run the command again.`,
  );
}

const [first = '--help', ...rest] = process.argv.slice(2);
const [command, ...flags] =
  first === 'help' ? [parseVerb(rest[0] ?? '--help'), '--help'] : [parseVerb(first), ...rest];

// Only this repository installs missing packages; a site does that itself.
if (!isPackage && !arePackagesInstalled(engineRoot)) {
  if (flags.some((flag) => ['-h', '--help'].includes(flag))) {
    const help = 'docs/commands.md describes its options. To see them here, run npm install first';
    console.log(`${commandLine(command)}: ${describeCommand(command)}; ${help}.`);
    process.exit();
  }
  console.error('Installing packages; this takes about half a minute …');
  const reason = installPackages(engineRoot, ['--include=dev']);
  if (reason) fail(reason);
}

const script = join(engineRoot, fileOfCommand(command));

// Vite puts paths into URLs, where # and ? end the path.
const unreadable = command === 'start' && [process.cwd(), engineRoot].find((folder) => /[#?]/.test(folder));
if (unreadable)
  fail(
    `The development server cannot read files of ${unreadable}, because the path contains # or ?. Rename that folder and run the command again.`,
  );

// React and Vite read NODE_ENV when they load; a value from the shell would mix development and production builds.
process.env.NODE_ENV = { start: 'development', test: 'test' }[command] ?? 'production';

// The command runs in this process, so that signals and exit codes need no forwarding.
process.argv = [process.argv[0], script, ...flags];
// Node reports unhandled rejections as uncaught exceptions, too.
process.on('uncaughtException', exitWithInternalError);
if (!isPackage && command !== 'schema') await generateValidators();
const isBundled = bundledCommands.includes(command) && !isPackage && sectionFiles().length === 0;
if (!isBundled)
  await loadWithOverlay().catch((error) =>
    error.name === 'SectionProblems' ? fail(error.message) : Promise.reject(error),
  );
// Code editors validate documents with these; this repository has its own.
if (isPackage && ['start', 'check'].includes(command))
  writeIdeSchemas(join(overlayFolder() ? join(overlayFolder(), 'engine') : engineRoot, 'schema/ide'));
// Caches compiled code for later runs and for workers; Node supports this since 22.8.
process.env.NODE_COMPILE_CACHE = resolve('.cache/compiled');
enableCompileCache?.();
const program = isBundled ? await (await import('./bundle-commands.mjs')).bundleCommand(command) : script;
await import(pathToFileURL(program).href);
