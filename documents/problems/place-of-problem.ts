import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Problem } from './problem.ts';
import type { Path } from '../read/document/path.ts';
import type { Source } from '../read/document/source.ts';

const holds = (node: unknown, offset: number): boolean => {
  const range = (node as Node | null | undefined)?.range;
  return range !== null && range !== undefined && range[0] <= offset && offset <= range[1];
};

/** The way to the innermost value at an offset of a text; a field's name leads to its value. */
export const pathAt = (source: Source, offset: number): Path => {
  const path: (string | number)[] = [];
  let node: unknown = source.parse().document.contents;
  for (;;) {
    if (isMap(node)) {
      const pair = node.items.find(({ key, value }) => holds(key, offset) || holds(value, offset));
      if (!pair || !isScalar(pair.key)) return path;
      path.push(String(pair.key.value));
      node = pair.value;
    } else if (isSeq(node)) {
      const index = node.items.findIndex((item) => holds(item, offset));
      if (index < 0) return path;
      path.push(index);
      node = node.items[index];
    } else return path;
  }
};

/** The offset of a place of a text. */
export const offsetOf = ({ text }: Source, { line, column }: Pick<Problem, 'line' | 'column'>): number => {
  let start = 0;
  for (let each = 1; each < line; each += 1) start = text.indexOf('\n', start) + 1;
  // Columns count characters, and some are two units long.
  const end = text.indexOf('\n', start);
  const before = Array.from(text.slice(start, end < 0 ? undefined : end)).slice(0, column - 1);
  return start + before.join('').length;
};

/** The offset of the middle of a line, which is inside its longest value when that makes the line too long. */
const middleOf = (source: Source, line: number): number => {
  const start = offsetOf(source, { line, column: 1 });
  const end = source.text.indexOf('\n', start);
  return Math.floor((start + (end < 0 ? source.text.length : end)) / 2);
};

/** The group that begins at an offset: the one there, or the one whose first field is there. */
const groupAt = (source: Source, offset: number): Path => {
  const path = pathAt(source, offset);
  const node: unknown = source.parse().document.getIn(path, true);
  return isMap(node) && node.range?.[0] === offset ? path : path.slice(0, -1);
};

/** What tells where something stands, and of a problem what it is. */
type Place = Pick<Problem, 'line' | 'column'> & Partial<Pick<Problem, 'code' | 'message'>>;

/** The value that a problem is about; a field that is missing has a place, too. */
export const pathOfProblem = (source: Source, problem: Place): Path => {
  // A line that is too long is reported as a whole, because nothing in it is checked.
  if (problem.code === 'file-size' && problem.column === 1)
    return pathAt(source, middleOf(source, problem.line));
  const offset = offsetOf(source, problem);
  const missing =
    problem.code === 'missing-field'
      ? /^missing fields? "([^"]+)"/.exec(problem.message ?? '')?.[1]
      : undefined;
  return missing === undefined ? pathAt(source, offset) : [...groupAt(source, offset), missing];
};
