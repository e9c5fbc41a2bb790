import type { Problem } from './problem.ts';

const linesAround = 2;

/** What is shown of a line: half of it before the place, and the rest behind. */
const widest = 160;

// A terminal would obey some of these characters; none may stand in a document anyway.
// oxlint-disable-next-line no-control-regex
const unshown = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g;

const linesOf = (text: string): string[] =>
  text.replaceAll(unshown, (sign) => (sign === '\r' ? sign : '\ufffd')).split(/\r?\n/);

/** Shows the lines around problems. Each file is asked for once, so one is made for all problems of a moment. */
export class CodeFrames {
  readonly #files = new Map<string, string[]>();
  readonly #textOf: (file: string) => string | undefined;

  /** @param textOf gives the text of a file by the path that problems show; nothing when it has none */
  constructor(textOf: (file: string) => string | undefined) {
    this.#textOf = textOf;
  }

  /**
   * The lines of the file around a problem, with a mark under its place; of long lines what is near the place.
   * @returns an empty text when the file cannot be read
   */
  around({ file, range }: Problem): string {
    const { line, column } = range.start;
    const lines = this.#linesOf(file);
    if (lines.length < line || lines.every((text) => text.trim() === '')) return '';
    const first = Math.max(1, line - linesAround);
    const last = Math.min(lines.length, line + linesAround);
    const width = String(last).length;
    const start = column > widest ? column - widest / 2 : 0;
    const frame: string[] = [];
    for (let number = first; number <= last; number += 1) {
      const text = windowOf(lines[number - 1] ?? '', start);
      const gutter = `${number === line ? '>' : ' '} ${String(number).padStart(width)} |`;
      frame.push(text === '' ? gutter : `${gutter} ${text}`);
      if (number !== line) continue;
      const before = [...text]
        .slice(0, column - 1 - start)
        .join('')
        .replace(/[^\t]/g, ' ');
      frame.push(`  ${' '.repeat(width)} | ${before}^`);
    }
    return frame.join('\n');
  }

  #linesOf(file: string): string[] {
    const lines = this.#files.get(file) ?? linesOf(this.#textOf(file) ?? '');
    this.#files.set(file, lines);
    return lines;
  }
}

/** A part of a line; where something is left out stands a sign that says so. */
const windowOf = (line: string, start: number): string => {
  if (line.length <= widest && start === 0) return line;
  const shown = Array.from(line).slice(start, start + widest);
  if (start > 0 && shown.length > 0) shown[0] = '…';
  return shown.join('') + (line.length > start + widest ? '…' : '');
};
