// Parses the first argument without packages, so that help and mistakes are printed at once on a fresh clone.
import { commandLine } from '../infra/terminal/command-line.mjs';
import { readManifest } from '../site-builder/engine.mjs';
import { commands } from './commands.mjs';
import { isTypo } from './typo.mjs';

const formatRow = (term, description) => `  ${term.padEnd(13)}  ${description}`;

const formatHelp = () => {
  const rows = commands.map(({ name, description, group }, index) => {
    const heading = commands[index - 1]?.group === group ? '' : `\n${group}\n`;
    return heading + formatRow(name, description);
  });
  return [
    `Usage: ${commandLine('<command> [options]')}\n`,
    'Write, check, build and publish a site of page documents.\n',
    'Options:',
    formatRow('-v, --version', 'print the version'),
    formatRow('-h, --help', 'print this help'),
    ...rows,
    `\nRun ${commandLine('<command> --help')} for the options of a command, with examples.`,
  ].join('\n');
};

/**
 * Returns the verb that was typed. Prints the list of verbs for `--help` and the version for `--version`, and ends with
 * status 2 for anything else. The module of a verb parses the other arguments, so that only that module is loaded.
 * @param {string} word the first argument
 * @returns {string}
 */
export const parseVerb = (word) => {
  if (commands.some(({ name }) => name === word)) return word;
  if (['-h', '--help'].includes(word)) console.log(formatHelp());
  else if (['-v', '--version'].includes(word)) console.log(readManifest().version);
  else {
    const meant = commands.find(({ name }) => isTypo(word, name));
    const suggestion = meant ? `\n(Did you mean ${meant.name}?)` : '';
    const kind = word.startsWith('-') ? 'option' : 'command';
    console.error(
      `error: unknown ${kind} '${word}'${suggestion}\nRun ${commandLine('--help')} for all commands.`,
    );
    process.exit(2);
  }
  process.exit(0);
};
