import { changedLines } from './changed-lines.ts';

/** A line of both texts, of the old one (`-`) or of the new one (`+`), and how many lines of each stand before it. */
type Line = { sign: ' ' | '-' | '+'; text: string; old: number; now: number };

/** So many lines are shown around a change. */
const around = 3;

const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

/** Both texts as one list of lines. */
const joined = (before: string, after: string): Line[] => {
  const old = linesOf(before);
  const lines: Line[] = [];
  let [a, b] = [0, 0];
  const keepUntil = (isNext: () => boolean) => {
    for (; a < old.length && !isNext(); a += 1, b += 1)
      lines.push({ sign: ' ', text: old[a] ?? '', old: a, now: b });
  };
  for (const { sign, line, text } of changedLines(old.join('\n'), linesOf(after).join('\n'))) {
    keepUntil(() => (sign === '-' ? a : b) === line - 1);
    lines.push({ sign, text, old: a, now: b });
    if (sign === '-') a += 1;
    else b += 1;
  }
  keepUntil(() => false);
  return lines;
};

const headOf = (lines: Line[]): string => {
  const range = (other: Line['sign'], name: 'old' | 'now') => {
    const count = lines.filter(({ sign }) => sign !== other).length;
    return `${(lines[0]?.[name] ?? 0) + (count > 0 ? 1 : 0)},${count}`;
  };
  return `@@ -${range('+', 'old')} +${range('-', 'now')} @@`;
};

/**
 * The difference of two texts as `diff --unified` writes it, without the two lines that name the files.
 * @param before what a file holds
 * @param after what it is to hold
 */
export const unifiedDiff = (before: string, after: string): string[] => {
  const lines = joined(before, after);
  const changed = lines.flatMap(({ sign }, index) => (sign === ' ' ? [] : [index]));
  const isShown = (index: number) => changed.some((at) => Math.abs(at - index) <= around);
  const parts: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!isShown(index)) continue;
    if (index > 0 && isShown(index - 1)) parts.at(-1)?.push(line);
    else parts.push([line]);
  }
  return parts.flatMap((part) => [headOf(part), ...part.map(({ sign, text }) => sign + text)]);
};
