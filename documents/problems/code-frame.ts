import type { Problem } from './problem.ts';

const contextLines = 2;

/** Maximum number of characters that are shown of a line, half of them before the position. */
const maxWidth = 160;

// A terminal would interpret some of these characters; none of them is allowed in a document.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

const linesOf = (text: string): string[] =>
  text
    .replaceAll(controlCharacters, (character) => (character === '\r' ? character : '\ufffd'))
    .split(/\r?\n/);

/** Returns a part of a line, with an ellipsis where it is cut off. */
const clipLine = (line: string, start: number): string => {
  if (line.length <= maxWidth && start === 0) return line;
  const shown = Array.from(line).slice(start, start + maxWidth);
  if (start > 0 && shown.length > 0) shown[0] = '…';
  return shown.join('') + (line.length > start + maxWidth ? '…' : '');
};

/**
 * Returns a function that formats the lines of the file around a problem, with a caret under its position. Long lines
 * are shortened. The result is an empty string if the file cannot be read.
 * @param textOf reads a file by the path that problems show; each file is read once
 */
export const codeFrames = (textOf: (file: string) => string | undefined): ((problem: Problem) => string) => {
  const files = new Map<string, string[]>();
  return ({ file, range }) => {
    const { line, column } = range.start;
    const lines = files.get(file) ?? linesOf(textOf(file) ?? '');
    files.set(file, lines);
    if (lines.length < line || lines.every((text) => text.trim() === '')) return '';
    const first = Math.max(1, line - contextLines);
    const width = String(Math.min(lines.length, line + contextLines)).length;
    const start = column > maxWidth ? column - maxWidth / 2 : 0;
    const frame = lines.slice(first - 1, line + contextLines).map((each, index) => {
      const text = clipLine(each, start);
      const gutter = `${String(first + index).padStart(width)} |${text === '' ? '' : ` ${text}`}`;
      if (first + index !== line) return `  ${gutter}`;
      const before = Array.from(text).slice(0, column - 1 - start);
      return `> ${gutter}\n  ${' '.repeat(width)} | ${before.join('').replace(/[^\t]/g, ' ')}^`;
    });
    return frame.join('\n');
  };
};
