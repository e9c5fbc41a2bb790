// Reports internal errors. Uses only Node built-ins because it must load before packages are installed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inspect } from 'node:util';
import { commandLine } from '../infra/terminal/command-line.mjs';

/**
 * A relative path is enough, because npm runs every script in the folder of `package.json`, which is that of the site.
 */
const folder = '.cache';

const firstLineOf = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0].replace(/\.$/, '');

/** Writes the error with its stack to a file. @returns a sentence that names the file; empty if it cannot be written */
const saveDetails = (command, error) => {
  try {
    const file = `${folder}/error-of-${command}.txt`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${inspect(error)}\n`);
    return ` The details are in ${file}.`;
  } catch {
    return '';
  }
};

/**
 * Returns a one-line message for an unexpected error and writes its stack to `.cache`.
 * @param {string} command verb of the command
 * @param {unknown} error the thrown value
 * @param {string} state what the command does now, such as "failed"
 */
export const internalErrorMessage = (command, error, state = 'failed') => {
  const name = commandLine(command);
  // Errors of system calls are usually not bugs of the engine, but missing write access or a full disk.
  if (error instanceof Error && 'syscall' in error)
    return `${name} ${state}: ${firstLineOf(error)}. Fix the cause and run the command again.`;
  const type = error instanceof Error ? `${error.name}: ` : '';
  const advice = 'Undo your last change to continue, and report this message with that change.';
  return `${name} ${state}: internal error (${type}${firstLineOf(error)}). ${advice}${saveDetails(command, error)}`;
};

const currentCommand = () => basename(process.argv[1] ?? '').replace(/\.[jt]s$/, '');

/** Prints the message and ends the process with status 1. @param {unknown} error */
export const exitWithInternalError = (error) => {
  console.error(internalErrorMessage(currentCommand(), error));
  process.exit(1);
};

/** Installs a handler that reports unexpected errors and keeps the process running, for servers. */
export const reportInternalErrors = () => {
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) =>
    console.error(internalErrorMessage(currentCommand(), error, 'continues after an error')),
  );
};
