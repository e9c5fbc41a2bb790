/** Where something is in a file; lines and columns count from 1. */
export type Position = { line: number; column: number };

/** A pattern for the beginning of a value: after `name:`, or at the name alone where a variable has it. */
const valueOf = (name: string): string => String.raw`\b${name}['"]?\s*(?::\s*|(?=[,}]))`;

/**
 * Returns the place of a value in the text of a brand file. Where the value is missing, it is the place of the object
 * that needs it, and the beginning of the file where the object is in another file.
 * @param name such as `dark.ink` or `radius`
 */
export const findValuePosition = (text: string, name: string): Position => {
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const steps = name.split('.');
  // The value of the last step is between the braces of the step before it.
  const found = new RegExp(steps.map(valueOf).join('[^}]*?')).exec(code);
  if (!found && steps.length > 1) return findValuePosition(text, steps.slice(0, -1).join('.'));
  const lines = code.slice(0, found ? found.index + found[0].length : 0).split('\n');
  const isVariable = found !== null && !/:\s*$/.test(found[0]);
  const last = steps.at(-1) ?? '';
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 - (isVariable ? last.length : 0) };
};
