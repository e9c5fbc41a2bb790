import { isMap, isPair, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { Path } from '../read/document/path.ts';
import type { Position, Source } from '../read/document/source.ts';

const holds = (node: unknown, offset: number): boolean => {
  const range = (node as Node | null | undefined)?.range;
  return range !== null && range !== undefined && range[0] <= offset && offset <= range[1];
};

/** Returns the path of the innermost value at an offset; the offset may also be in the name of its field. */
export const pathAt = (source: Source, offset: number): Path => {
  const path: (string | number)[] = [];
  let node: unknown = source.parse().document.contents;
  while (isMap(node) || isSeq(node)) {
    const parts = node.items.map((item) => (isPair(item) ? [item.key, item.value] : [item]));
    // A block ends where the next one begins.
    const index = parts.findLastIndex((around) => around.some((part) => holds(part, offset)));
    const [key, value] = parts[index] ?? [];
    if (index < 0 || (isMap(node) && !isScalar(key))) return path;
    path.push(isMap(node) ? String((key as Scalar).value) : index);
    node = isMap(node) ? value : key;
  }
  return path;
};

/** Returns the offset of a position. */
export const offsetAt = ({ text }: Source, { line, column }: Position): number => {
  let start = 0;
  for (let each = 1; each < line; each += 1) start = text.indexOf('\n', start) + 1;
  // Columns count characters (code points), offsets count UTF-16 code units.
  const end = text.indexOf('\n', start);
  const before = Array.from(text.slice(start, end < 0 ? undefined : end)).slice(0, column - 1);
  return start + before.join('').length;
};
