import type { Fix } from '../fix.ts';
import { columnsFor, setIndent } from './indents.ts';

/** Tabs, and characters of Unicode that look like a space or like nothing. */
const odd = '[\\t\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u3000\\ufeff]';
const hardSpace = new RegExp(`^(\\s*)${odd}|^([ ]*-)${odd}`);
const oddSpaces = new RegExp(odd, 'g');

/** Tabs or hard spaces at the beginning of lines; one problem for all, because the editor's program wrote them all. */
export const replaceTabs = (lines: readonly string[]): Fix[] => {
  const first = lines.findIndex((line) => hardSpace.test(line) && line.trim() !== '');
  if (first === -1) return [];
  const text = lines[first] ?? '';
  const column = text.search(oddSpaces);
  const widths = [0, 1, 2, 4, 8].map((width) => (line: string) => {
    const start = /^[\s\u200b-]*/.exec(line)?.[0] ?? '';
    return start.replaceAll(oddSpaces, ' '.repeat(width)) + line.slice(start.length);
  });
  const columns = [...columnsFor(lines, first).keys()].map(
    (wanted) => (line: string) => setIndent(line, wanted),
  );
  return [...columns, ...widths].map((fixLine) => ({
    code: 'yaml-tab',
    line: first,
    column,
    message: text[column] === '\t' ? 'the line begins with a tab' : 'the line begins with a hard space',
    fix: 'Use spaces: two for each level.',
    lines: lines.map((line) => (hardSpace.test(line) ? fixLine(line) : line)),
    changes: 1,
  }));
};
