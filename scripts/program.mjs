import { Command } from 'commander';
import { commandLine } from '../infra/terminal/command-line.mjs';
import { commands } from './commands.mjs';

/**
 * Returns the verb that was typed. Prints the list of verbs for `--help`, and ends with status 1 for an unknown verb. The
 * module of a verb parses the other arguments, so that only that module is loaded.
 * @param {string} word the first argument
 * @returns {string}
 */
export const parseVerb = (word) => {
  let verb = '';
  const program = new Command()
    .name(commandLine('').trim())
    .usage('<command> [options]')
    .description('Write, check, build and publish a site of page documents.')
    .helpCommand(false)
    .showHelpAfterError(`Run ${commandLine('--help')} for all commands.`)
    .addHelpText(
      'after',
      `\nRun ${commandLine('<command> --help')} for the options of a command, with examples.`,
    );
  for (const { name, description, group } of commands)
    program
      .command(name)
      .helpGroup(group)
      .description(description)
      .action(() => {
        verb = name;
      });
  program.configureHelp({ subcommandTerm: (command) => command.name() });
  program.parse([word], { from: 'user' });
  return verb;
};
