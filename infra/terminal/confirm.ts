import { createInterface } from 'node:readline/promises';
import { CommandError } from './command-error.ts';

/**
 * Asks the user to confirm a change.
 * @param question what is about to happen
 * @param wanted the answer that confirms it
 * @throws CommandError if another answer was typed, or the terminal is not interactive
 */
export const confirmOrThrow = async (question: string, wanted = 'yes'): Promise<void> => {
  if (!process.stdin.isTTY)
    throw new CommandError(
      `${question}\nNobody can answer here. Run it in a terminal, or add --yes where there is one.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} Type ${wanted} to go on: `);
  terminal.close();
  if (answer.trim() !== wanted) throw new CommandError('Nothing was changed.');
};
