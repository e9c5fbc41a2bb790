/** Error whose message is printed without a stack: what is wrong and the next step. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** A command line that is incomplete or wrong. The command ends with status 2, as for a wrong option. */
export class UsageError extends CommandError {}

/**
 * Throws if there are reasons.
 * @param heading general description of the problem
 * @param reasons one line each
 * @param next the next step
 */
export const throwIfAny = (heading: string, reasons: string[], next?: string): void => {
  const lines = [heading, ...reasons.map((reason) => `  ${reason}`), ...(next === undefined ? [] : [next])];
  if (reasons.length > 0) throw new CommandError(lines.join('\n'));
};
