import type { Problem } from './problem.ts';

const linesAround = 2;

/** What is shown of a line: half of it before the place, and the rest behind. */
const widest = 160;

// A terminal would obey some of these characters; none may stand in a document anyway.
// oxlint-disable-next-line no-control-regex
const unshown = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

const linesOf = (text: string): string[] =>
  text.replaceAll(unshown, (sign) => (sign === '\r' ? sign : '\ufffd')).split(/\r?\n/);

/** A part of a line; where something is left out stands a sign that says so. */
const windowOf = (line: string, start: number): string => {
  if (line.length <= widest && start === 0) return line;
  const shown = Array.from(line).slice(start, start + widest);
  if (start > 0 && shown.length > 0) shown[0] = '…';
  return shown.join('') + (line.length > start + widest ? '…' : '');
};

/**
 * Returns a function that shows the lines of the file around a problem, with a mark under its place; of long lines what is
 * near the place. It returns an empty text when the file cannot be read.
 * @param textOf reads a file by the path that problems show; each file is read once
 */
export const codeFrames = (textOf: (file: string) => string | undefined): ((problem: Problem) => string) => {
  const files = new Map<string, string[]>();
  return ({ file, range }) => {
    const { line, column } = range.start;
    const lines = files.get(file) ?? linesOf(textOf(file) ?? '');
    files.set(file, lines);
    if (lines.length < line || lines.every((text) => text.trim() === '')) return '';
    const first = Math.max(1, line - linesAround);
    const width = String(Math.min(lines.length, line + linesAround)).length;
    const start = column > widest ? column - widest / 2 : 0;
    const frame = lines.slice(first - 1, line + linesAround).map((each, index) => {
      const text = windowOf(each, start);
      const gutter = `${String(first + index).padStart(width)} |${text === '' ? '' : ` ${text}`}`;
      if (first + index !== line) return `  ${gutter}`;
      const before = Array.from(text).slice(0, column - 1 - start);
      return `> ${gutter}\n  ${' '.repeat(width)} | ${before.join('').replace(/[^\t]/g, ' ')}^`;
    });
    return frame.join('\n');
  };
};
