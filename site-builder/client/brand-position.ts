/** A position in a file. Lines and columns count from 1. */
export type Position = { line: number; column: number };

/** Returns a pattern that matches up to the start of a value: after `name:`, or before a shorthand property `name`. */
const valueStartPattern = (name: string): string => String.raw`\b${name}['"]?\s*(?::\s*|(?=[,}]))`;

/**
 * Returns the position of a value in the text of a brand file. If the value is missing, returns the position of the object
 * that should contain it, or the start of the file if that object is defined in another file.
 * @param name the path of the value, such as `dark.ink` or `radius`
 */
export const findValuePosition = (text: string, name: string): Position => {
  const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  const segments = name.split('.');
  // The value of the last segment is between the braces of the previous segment.
  const found = new RegExp(segments.map(valueStartPattern).join('[^}]*?')).exec(code);
  if (!found && segments.length > 1) return findValuePosition(text, segments.slice(0, -1).join('.'));
  const lines = code.slice(0, found ? found.index + found[0].length : 0).split('\n');
  const isShorthand = found !== null && !/:\s*$/.test(found[0]);
  const last = segments.at(-1) ?? '';
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 - (isShorthand ? last.length : 0) };
};
