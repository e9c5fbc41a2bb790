import { readLine } from '../../lines/line.ts';
import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

const pictureName = /^\S+\.(?:svg|jpe?g|png|webp|avif)$/i;

/** `image: hall.svg` with `alt` below it: the name of the picture is one of its fields. */
export const pictureBelow: Fixer = (lines, index) => {
  const head = lines.findLastIndex((line, place) => place <= index && pictureName.test(readLine(line).value));
  const text = lines[head] ?? '';
  const { key, value, indent, dash, valueStart } = readLine(text);
  const next = readLine(lines[head + 1] ?? '');
  if (key === undefined || key === 'src' || next.key !== 'alt' || next.indent <= indent + dash.length)
    return [];
  return [
    {
      code: 'yaml-syntax',
      line: head,
      column: valueStart,
      message: `the picture stands behind ${key}:, and its other field below`,
      fix: `Write ${key}: alone, and below it src: ${value}, in line with alt.`,
      // Both stand in one place, so that the other lines keep their numbers.
      lines: withLine(
        lines,
        head,
        `${text.slice(0, valueStart).trimEnd()}\n${' '.repeat(next.indent)}src: ${value}`,
      ),
      changes: 1,
    },
  ];
};
