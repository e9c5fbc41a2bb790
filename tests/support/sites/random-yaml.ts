import { Document } from 'yaml';
import { createRandom } from './random-numbers.ts';

/** The YAML style of one author; probabilities from 0 (never) to 1 (always). */
type Style = {
  end: string;
  step: number;
  gap: string;
  isIndentless: boolean;
  braces: number;
  ownLines: number;
  notes: number;
  tabs: number;
  quotes: number;
};

/** Whether a text can be written as a folded block scalar without changing it. */
const isFoldable = (text: string): boolean => /^[a-zA-Z][a-zA-Z.']*(?: [a-zA-Z][a-zA-Z.']*)*$/.test(text);
const isLiteral = (text: string): boolean =>
  /^(?:[a-zA-Z][^\n]*[^\s\n]\n)*[a-zA-Z][^\n]*[^\s\n]\n?$/.test(text);

const isPlain = (text: string, isInFlow: boolean): boolean => {
  const document = new Document({ k: text });
  if (isInFlow) document.contents = document.createNode({ k: text }, { flow: true }) as never;
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  return written === (isInFlow ? `{k: ${text}}\n` : `k: ${text}\n`);
};

/**
 * Writes a value as YAML in styles that libraries do not produce: tabs after colons, comments and blank lines anywhere,
 * flow collections over several lines, folded texts.
 * @param seed determines the style
 */
export const randomYaml = (value: unknown, seed: number): string => new Writer(seed).document(value);

class Writer {
  #next: () => number;
  #habits: Style;

  constructor(seed: number) {
    this.#next = createRandom(seed);
    const share = (max: number) => (this.#is(0.5) ? 0 : this.#next() * max);
    this.#habits = {
      end: this.#is(0.2) ? '\r\n' : '\n',
      step: this.#one([1, 2, 2, 2, 3, 4]),
      gap: this.#one([' ', ' ', ' ', '  ', '   ']),
      isIndentless: this.#is(0.4),
      braces: share(0.6),
      ownLines: share(1),
      notes: share(0.5),
      tabs: share(0.5),
      quotes: share(0.9),
    };
  }

  document(value: unknown): string {
    const { notes, end } = this.#habits;
    const start = this.#is(0.1) ? `---${end}` : '';
    const text = start + this.#notes(0, notes) + this.#block(value, 0).replace(/^\r?\n/, '');
    return this.#is(0.2) ? text.replace(/(?:\r?\n)+$/, '') : text;
  }

  #is(share: number): boolean {
    return this.#next() < share;
  }

  #one<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.#next() * choices.length)] as T;
  }

  #notes(column: number, share: number): string {
    if (!this.#is(share)) return '';
    const { end } = this.#habits;
    const note = ' '.repeat(column) + this.#one(['# a note', '#- not: {an entry', "# it's"]) + end;
    return this.#one([end, note, note + note, end + note]);
  }

  #aside(): string {
    return this.#is(this.#habits.notes) ? this.#one([' # aside', '\t# "aside', '  #']) : '';
  }

  /** Returns the lines of a block collection with the given indentation. */
  #block(value: unknown, column: number): string {
    const { notes, gap, tabs } = this.#habits;
    const pad = ' '.repeat(column);
    if (Array.isArray(value))
      return value
        .map((entry) => `${this.#notes(column, notes)}${pad}-${this.#behind(entry, column + 1, gap, true)}`)
        .join('');
    return Object.entries(value as object)
      .map(([name, child]) => {
        const key = this.#is(this.#habits.quotes) ? JSON.stringify(name) : name;
        const before = this.#notes(column, notes) + pad;
        return `${before}${key}:${this.#behind(child, column, this.#is(tabs) ? '\t' : ' ', false)}`;
      })
      .join('');
  }

  /** Returns a value after a colon or a dash, including the line break. */
  #behind(value: unknown, column: number, gap: string, isEntry: boolean): string {
    const { end, step, isIndentless, notes } = this.#habits;
    if (value === null) return this.#aside() + end;
    const isFilled = typeof value === 'object' && Object.keys(value).length > 0;
    if (typeof value === 'string') return this.#textBehind(value, column, gap);
    if (!isFilled || this.#is(this.#habits.braces))
      return ` ${this.#flow(value, column + step)}${this.#aside()}${end}`;
    if (isEntry && this.#is(0.6)) {
      const lines = this.#block(value, column + gap.length);
      const first = /^ *(?=[^\s#])/.exec(lines);
      if (first) return gap + lines.slice(first[0].length);
    }
    const below = column + (Array.isArray(value) && isIndentless && !isEntry ? 0 : step);
    const lines = this.#notes(below, notes) + this.#block(value, below);
    return this.#aside() + end + lines;
  }

  #textBehind(text: string, column: number, gap: string): string {
    const { end, step } = this.#habits;
    const pad = end + ' '.repeat(column + step);
    if (this.#is(0.3) && isFoldable(text)) {
      const folded = text.replaceAll(' ', () => (this.#is(0.3) ? pad : ' '));
      if (this.#is(0.3) && isPlain(text, false)) return ` ${folded}${this.#aside()}${end}`;
      return ` >-${this.#aside()}${pad}${folded}${end}${this.#is(0.3) ? end : ''}`;
    }
    if (this.#is(0.6) && isLiteral(text)) {
      const mark = text.endsWith('\n') ? '' : '-';
      const lines = text.trimEnd().replaceAll('\n', pad);
      return ` |${mark}${this.#aside()}${pad}${lines}${end}${this.#is(0.3) ? end : ''}`;
    }
    return `${gap}${this.#inline(text, false)}${this.#aside()}${end}`;
  }

  #inline(text: string, isInFlow: boolean): string {
    if (!this.#is(this.#habits.quotes) && isPlain(text, isInFlow)) return text;
    // oxlint-disable-next-line no-control-regex -- single quotes cannot hold these
    const canBeSingle = !/[\0-\x1f]/.test(text);
    return canBeSingle && this.#is(0.5) ? `'${text.replaceAll("'", "''")}'` : JSON.stringify(text);
  }

  #flow(value: unknown, column: number): string {
    if (typeof value === 'string') return this.#inline(value, true);
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const { end, step, ownLines } = this.#habits;
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    const parts = Object.entries(value).map(([name, child]) => {
      const written = this.#flow(child, column + step);
      return Array.isArray(value) ? written : `${this.#is(0.3) ? JSON.stringify(name) : name}: ${written}`;
    });
    if (parts.length === 0) return `${open}${close}`;
    const last = this.#is(0.3) ? ',' : '';
    if (!this.#is(ownLines)) {
      const pad = this.#one(['', ' ']);
      return open + pad + parts.join(this.#one([', ', ',  ', ' , '])) + last + pad + close;
    }
    const pad = ' '.repeat(column);
    const lines = parts.map((part, index) => {
      const comma = index < parts.length - 1 ? ',' : last;
      return `${this.#notes(column, this.#habits.notes)}${pad}${part}${comma}${this.#aside()}${end}`;
    });
    return `${open}${end}${lines.join('')}${' '.repeat(Math.max(column - step, 1))}${close}`;
  }
}
