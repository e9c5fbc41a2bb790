import {
  Command,
  type CommandUnknownOpts,
  InvalidArgumentError,
  type OptionValues,
} from '@commander-js/extra-typings';
import { commandLine } from '../infra/terminal/command-line.mjs';
import { describeCommand } from './commands.mjs';
import { isTypo } from './typo.mjs';

/** Prints a message and ends the process; status 2 means that the command was used wrongly. */
export const exitWithError = (message: string, status = 2): never => {
  console.error(message);
  process.exit(status);
};

/**
 * Removes Commander's suggestion from a message unless it resembles what was typed: Commander suggests `--out` for
 * `--port`.
 */
const withoutFarSuggestion = (text: string): string =>
  text.replace(/'([^']*)'\n\(Did you mean (.*)\?\)/, (found, typed: string, meant: string) =>
    isTypo(typed, meant) ? found : `'${typed}'`,
  );

/**
 * Returns a command to which options and arguments can be added. If it is used wrongly, the process ends with status 2
 * and refers to `--help`.
 * @param name verb of `commands.mjs`, such as `build`
 * @param examples complete arguments, one example each, for the help
 * @param description one line in the imperative
 */
export const createCommand = (
  name: string,
  examples: string[] = [],
  description = describeCommand(name),
): Command => {
  const lines = examples.map((example) => `  ${commandLine(`${name} ${example}`.trim())}`);
  return new Command(commandLine(name))
    .description(description)
    .addHelpText('after', lines.length > 0 ? ['', 'Examples:', ...lines].join('\n') : '')
    .showHelpAfterError(`Run ${commandLine(`${name} --help`)} for usage.`)
    .configureOutput({ writeErr: (text) => console.error(withoutFarSuggestion(text.trimEnd())) })
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
};

/**
 * Makes a command and its subcommands refuse what Commander accepts: an option that is given twice without being
 * variadic, and an option as the value of the one before it (`--to --yes`).
 */
export const withStrictOptions = <C extends CommandUnknownOpts>(command: C): C => {
  for (const option of command.options) {
    let count = 0;
    command.on(`option:${option.name()}`, (value?: string | null) => {
      count += 1;
      if (count > 1 && !option.variadic)
        command.error(`error: option '${option.flags}' is given more than once`);
      if (value?.startsWith('--'))
        command.error(`error: option '${option.flags}' needs a value, but '${value}' is another option`);
    });
  }
  command.commands.forEach(withStrictOptions);
  return command;
};

/** Parses the command line strictly and returns the options of a command without arguments. */
export const parseOptions = <O extends OptionValues>(command: Command<[], O>): O =>
  withStrictOptions(command).parse().opts();

/** Parses the value of `--port`. @throws InvalidArgumentError which Commander prints with the name of the option */
export const parsePort = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new InvalidArgumentError('Give a number from 0 (any free port) to 65535.');
  return port;
};
