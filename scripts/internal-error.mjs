// What is said of an error that nobody foresaw. Needs nothing but Node: it has to be there before anything else is.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inspect } from 'node:util';

/** npm runs every command in the folder of package.json. */
const folder = '.cache';

const wordsOf = (error) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0].replace(/\.$/, '');

/** Writes down all that is known, and says where. */
const keepDetails = (command, error) => {
  try {
    const file = `${folder}/fault-of-${command}.txt`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${inspect(error)}\n`);
    return ` The details are in ${file}.`;
  } catch {
    return '';
  }
};

/**
 * One line for a person about an error that nobody foresaw; its stack goes into a file.
 * @param {string} command name of the command in package.json
 * @param {unknown} error what was thrown
 * @param {string} state whether the command ends
 */
export const internalErrorMessage = (command, error, state = 'cannot go on') => {
  // The system says what it lacks: a folder that may not be written to, a full disk.
  if (error instanceof Error && 'syscall' in error)
    return `npm run ${command} ${state}: ${wordsOf(error)}. Mend that and run it again.`;
  const kind = error instanceof Error ? `${error.name}: ` : '';
  const advice =
    'Undo your last change to go on, and report this line with that change: it is a fault of ours.';
  return `npm run ${command} ${state}: ${kind}${wordsOf(error)}. ${advice}${keepDetails(command, error)}`;
};

const commandOf = () => basename(process.argv[1] ?? '').replace(/\.[jt]s$/, '');

/** Ends the command with that line. @param {unknown} error */
export const exitWithInternalError = (error) => {
  console.error(internalErrorMessage(commandOf(), error));
  process.exit(1);
};

/** From now on such an error is reported, and the command goes on: for servers. */
export const reportInternalErrors = () => {
  process.removeAllListeners('uncaughtException');
  process.on('uncaughtException', (error) =>
    console.error(internalErrorMessage(commandOf(), error, 'goes on after an error')),
  );
};
