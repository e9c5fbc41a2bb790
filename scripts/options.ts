import { parseArgs } from 'node:util';

/** A flag: what it is for, and its value when it is not given. A bare one is given without a value. */
export type Flag = { value: string; help: string; repeat?: boolean; bare?: boolean };

/** Ends the command with a message for the person who typed it. */
export const exitWithError = (message: string, status = 2): never => {
  console.error(message);
  process.exit(status);
};

/**
 * Reads the flags of a command. `--help` prints them and ends; an unknown flag ends with a message that lists them.
 * @param command the name of the command in package.json
 * @param typed how the command is typed, where that is not by npm
 * @returns every value of each flag; those of a flag that is given once or not at all are one
 */
export const readFlags = <N extends string>(
  command: string,
  flags: Record<N, Flag>,
  typed = `npm run ${command.includes(' -- ') ? command : `${command} --`}`,
): Record<N, string[]> => {
  const names = Object.keys(flags) as N[];
  const help = names
    .map((name) => `  --${name}  ${flags[name].help}${flags[name].value && ` (${flags[name].value})`}`)
    .join('\n');
  const usage = `Usage: ${typed} [flags]\n${help}`;
  const bare = new Set<string>(['help', ...names.filter((name) => flags[name].bare)]);
  const options = Object.fromEntries(
    [...names, 'help'].map(
      (name) => [name, { type: bare.has(name) ? 'boolean' : 'string', multiple: !bare.has(name) }] as const,
    ),
  );
  try {
    const { values } = parseArgs({ options, strict: true, allowPositionals: false });
    if (values['help']) {
      console.log(usage);
      process.exit(0);
    }
    const entries = names.map((name) => {
      const given = values[name];
      const list = Array.isArray(given) ? given.map(String) : given === true ? ['yes'] : [];
      if (list.length > 1 && !flags[name].repeat)
        exitWithError(`--${name} was given ${list.length} times. Give it once.\n${usage}`);
      return [name, list.length > 0 ? list : [flags[name].value].filter(Boolean)] as const;
    });
    return Object.fromEntries(entries) as Record<N, string[]>;
  } catch (error) {
    return exitWithError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

/** The one value of a flag that is given once. */
export const firstValue = (values: string[]): string => values[0] ?? '';

/** A port number. */
export const portFrom = (text: string): number => {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    exitWithError(`--port ${text} is not a port. Give a number from 0 (any free one) to 65535.`);
  return port;
};
