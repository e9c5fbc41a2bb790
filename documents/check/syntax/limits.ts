import { fileProblem, finding, toProblem } from '../../problems/finding.ts';
import { pathAt } from '../../problems/place-of-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { mostDepth, tooDeepAt } from '../../read/document/depth.ts';
import { isFields, type Path } from '../../read/document/path.ts';
import type { Position, Source } from '../../read/document/source.ts';

/**
 * What does not belong in a text: control characters, halves of characters, what Unicode reserves for programs, and the
 * characters that change the direction of what follows, which hide what a document says (CVE-2021-42574).
 */
const control =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}|\r(?!\n)/u;

/** The most places that are reported at once; a file with more of them was made by a program. */
const mostPlaces = 20;

/**
 * The most characters of a line and of a text, and the most parts of a document: its fields and entries together. The
 * largest page of a real site has 300. Reading and checking more takes longer than anybody waits.
 */
const most = { line: 10_000, text: 20_000, parts: 10_000 };

/** What begins another field or entry: in a line of its own, or within brackets. */
const partBegin = /^[ \t]*(?:[-?](?=\s|$)|[^\n:]*:(?=\s|$))|[[{,]/gm;

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const at = (line: number, before = ''): { start: Position; end: Position } => {
  const place = { line, column: [...before].length + 1 };
  return { start: place, end: place };
};

/** Control characters in a file as they are: one problem for each line. */
export const controlCharacters = ({ file, text }: Source): Problem[] => {
  if (!control.test(text)) return [];
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const found = control.exec(line);
    const params = { cause: 'typed', code: nameOf(found?.[0] ?? '') } as const;
    return found
      ? fileProblem(file, 'control-character', params, at(index + 1, line.slice(0, found.index)))
      : [];
  });
  return problems.slice(0, mostPlaces);
};

/** Lists and groups that are nested too deep. */
export const excessiveDepth = ({ file, text }: Source): Problem[] => {
  const offset = tooDeepAt(text);
  if (offset === undefined) return [];
  const before = text.slice(0, offset).split('\n');
  return [fileProblem(file, 'yaml-depth', { most: mostDepth }, at(before.length, before.at(-1)))];
};

/** What is too large to be checked: the lines that are too long, or else the document with too many parts. */
export const oversized = (source: Source): Problem[] => {
  const { file, text } = source;
  const count = text.match(partBegin)?.length ?? 0;
  let start = 0;
  const lines = text.split('\n').flatMap((line, index): Problem[] => {
    const middle = start + Math.floor(line.length / 2);
    start += line.length + 1;
    if (line.length <= most.line) return [];
    const problem = fileProblem(
      file,
      'file-size',
      { cause: 'line', size: line.length, most: most.line },
      at(index + 1),
    );
    // The field is looked up only in a text that can be parsed in time.
    return [count > most.parts ? problem : { ...problem, path: pathAt(source, middle) }];
  });
  if (lines.length > 0 || count <= most.parts) return lines;
  return [fileProblem(file, 'file-size', { cause: 'parts', size: count, most: most.parts })];
};

function* textsIn(value: unknown, path: Path): Generator<{ text: string; path: Path; at: 'key' | 'value' }> {
  if (typeof value === 'string') yield { text: value, path, at: 'value' };
  else if (Array.isArray(value) || isFields(value))
    for (const [key, item] of Object.entries(value)) {
      const inner = [...path, Array.isArray(value) ? Number(key) : key];
      if (!Array.isArray(value)) yield { text: key, path: inner, at: 'key' };
      yield* textsIn(item, inner);
    }
}

/** Texts of many lines that are too long to be checked. */
export const longTexts = (source: Source, value: unknown): Problem[] =>
  source.text.length <= most.text
    ? []
    : [...textsIn(value, [])]
        .filter(({ text }) => text.length > most.text)
        .map(({ text, path }) =>
          toProblem(
            { source, value },
            finding('file-size', path, { cause: 'text', size: text.length, most: most.text }),
          ),
        );

/** How double quotes name a character that is not there: `"\0"`, `"\x1b"`, `"\u0007"`. */
const escape = /\\[0abefrvxuU]/;

/** Control characters that double quotes name. The path is left out, because it would be printed. */
export const namedControlCharacters = (source: Source, value: unknown): Problem[] => {
  if (!escape.test(source.text)) return [];
  return [...textsIn(value, [])]
    .filter(({ text }) => control.test(text))
    .slice(0, mostPlaces)
    .map(({ text, path, at }) => {
      const code = nameOf(control.exec(text)?.[0] ?? '');
      return fileProblem(
        source.file,
        'control-character',
        { cause: 'escaped', code },
        source.range(path, at),
      );
    });
};
