import { isBlankLine, readLine } from './line.ts';

const header = /(?:^|[:-]\s+)[|>][+-]?\d?[+-]?\s*(?:#.*)?$/;

/** The lines that are the words of a text under `|` or `>`: whatever stands in them is no sign of YAML. */
export const blockTextLines = (lines: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (isBlankLine(line) || !header.test(line)) continue;
    const { indent, dash } = readLine(line);
    const least = indent + dash.length;
    while (index + 1 < lines.length) {
      const next = lines[index + 1] ?? '';
      if (next.trim() !== '' && next.search(/\S/) <= least) break;
      index += 1;
      found.add(index);
    }
  }
  return found;
};
