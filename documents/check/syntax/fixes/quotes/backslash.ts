import type { Fixer } from '../fix.ts';
import { withLine } from '../fix.ts';

/** What a backslash may stand before; the first group is empty when it stands before something else. */
const escape = /\\(x[\da-f]{2}|u[\da-f]{4}|U[\da-fA-F]{8}|["\\/abefnrtv0N_LP \t])|\\./g;

/** A backslash that means nothing inside double quotes. */
export const doubleBackslash: Fixer = (lines, index) => {
  const text = lines[index] ?? '';
  const fixed = text.replaceAll(escape, (pair, known: string | undefined) =>
    known === undefined ? `\\${pair}` : pair,
  );
  if (fixed === text) return [];
  const column = [...text].findIndex((letter, place) => letter !== fixed[place]);
  const file = /[\\/]([^\\/"]+\.(?:jpe?g|png|svg|webp|gif|avif|tiff?))"/i.exec(text)?.[1];
  const fix =
    file === undefined ? 'Write \\\\ for a backslash, or use single quotes.' : `Write ${file} alone.`;
  const message = 'a backslash has a meaning of its own inside double quotes';
  const at = column < 0 ? text.length : column - 1;
  return [
    {
      code: 'yaml-quotes',
      line: index,
      column: at,
      message,
      fix,
      lines: withLine(lines, index, fixed),
      changes: 1,
    },
  ];
};
