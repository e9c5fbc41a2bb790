/** Why a command cannot go on, in words for the person who typed it: what is wrong and the next step. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Refuses to go on where something is wrong.
 * @param heading what is wrong in general
 * @param reasons a line each; nothing is refused without any
 * @param next the next step
 */
export const throwIfAny = (heading: string, reasons: string[], next?: string): void => {
  const lines = [heading, ...reasons.map((reason) => `  ${reason}`), ...(next === undefined ? [] : [next])];
  if (reasons.length > 0) throw new CommandError(lines.join('\n'));
};
