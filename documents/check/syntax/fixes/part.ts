import { isBlankLine, readLine } from '../lines/line.ts';

/** Some lines of a file with their parents, and the place of each in the file. */
export type Part = { lines: string[]; places: number[] };

/** A file of so few lines is looked at as a whole. */
const fewLines = 130;
/** A part reaches so far up and down at most. */
const mostAbove = 60;
const mostBelow = 60;
/** The first lines of a file are always looked at together, because a mistake in one shows in the others. */
const linesOfHead = 8;
/** Lines below a mistake that show whether it is fixed. */
const leastBelow = 6;

const startOf = (line: string): number => readLine(line).indent;

/** Whether a part may begin here: a field of the document, or an entry of a list near its left edge. */
const isBeginning = (line: string): boolean => !isBlankLine(line) && /^(?:[A-Za-z]| {0,4}- )/.test(line);

/** The lines above under which a line stands, the outermost first. */
const linesOver = (lines: readonly string[], index: number): number[] => {
  const over: number[] = [];
  let indent = startOf(lines[index] ?? '');
  for (let place = index - 1; place >= 0 && indent > 0; place -= 1) {
    const line = lines[place] ?? '';
    const { key, value, dash } = readLine(line);
    if (isBlankLine(line) || startOf(line) >= indent || (value !== '' && dash === '') || key === undefined)
      continue;
    over.unshift(place);
    indent = startOf(line);
  }
  return over;
};

/**
 * The part of a file around a line in which something is wrong: the sections or entries that hold it and the one below,
 * with the lines they stand under. A file of a few lines is one part.
 */
export const partAround = (lines: readonly string[], line: number): Part => {
  const all = lines.map((_, index) => index);
  if (lines.length <= fewLines) return { lines: [...lines], places: all };
  const isFar = (index: number) => line - index >= mostAbove;
  let first = Math.min(line, lines.length - 1) - 1;
  while (first > 0 && !isFar(first) && !isBeginning(lines[first] ?? '')) first -= 1;
  first = first < linesOfHead ? 0 : first;
  let last = line + leastBelow;
  while (last < lines.length && last - line < mostBelow && !isBeginning(lines[last] ?? '')) last += 1;
  const places = [...linesOver(lines, first), ...all.slice(first, last)];
  return { lines: places.map((place) => lines[place] ?? ''), places };
};

/** The file with a part of it changed. */
export const withPart = (lines: readonly string[], part: Part, changed: readonly string[]): string[] => {
  const result = [...lines];
  for (const [index, text] of changed.entries())
    if (text !== part.lines[index]) result[part.places[index] ?? 0] = text;
  return result;
};
