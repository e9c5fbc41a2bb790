import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error.ts';

/**
 * Asks the user to confirm a change.
 * @param question what is about to happen
 * @param expected the answer that confirms it
 * @throws CommandError if another answer was typed, or the terminal is not interactive
 */
export const confirmOrThrow = async (question: string, expected = 'yes'): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new CommandError(
      `${question}\nThe terminal is not interactive. Run the command in a terminal, or add --yes if the command has it.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type ${expected} to continue: `);
  terminal.close();
  if (answer.trim() !== expected) throw new CommandError('Nothing was changed.');
};
