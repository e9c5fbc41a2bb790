import { exitWithError } from './options.ts';

/**
 * Takes the words that follow a command, such as the two addresses of `rename`, so that only flags are left to read.
 * @param command the name of the command in package.json
 * @param names what each word is, for the message when one is missing
 * @param help what the words may be, for the same message
 */
export const takePositionals = <const N extends readonly string[]>(
  command: string,
  names: N,
  help = '',
): { [I in keyof N]: string } => {
  const given = process.argv.slice(2);
  const first = given.findIndex((word) => word.startsWith('-'));
  const words = first === -1 ? given : given.slice(0, first);
  if (words.length !== names.length && !given.includes('--help')) {
    exitWithError(
      `Usage: npm run ${[command, ...names.map((name) => name.toUpperCase())].join(' ')}\n${help}`.trim(),
    );
  }
  process.argv.splice(2, words.length);
  return names.map((_, index) => words[index] ?? '') as { [I in keyof N]: string };
};
