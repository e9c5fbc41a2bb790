import { isMap, isScalar, isSeq, type Node } from 'yaml';
import type { Path } from '../read/document/path.ts';
import type { Position, Source } from '../read/document/source.ts';

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
export const offsetOf = ({ text }: Source, { line, column }: Position): number => {
  let start = 0;
  for (let each = 1; each < line; each += 1) start = text.indexOf('\n', start) + 1;
  // Columns count characters, and some are two units long.
  const end = text.indexOf('\n', start);
  const before = Array.from(text.slice(start, end < 0 ? undefined : end)).slice(0, column - 1);
  return start + before.join('').length;
};
