import { visit } from 'yaml';
import { fileProblem, finding, resolveFinding } from '../../problems/finding.ts';
import { pathAt } from '../../problems/path-at-offset.ts';
import type { Problem } from '../../problems/problem.ts';
import { maxDepth, findExcessiveDepth } from '../../read/document/depth.ts';
import type { Source } from '../../read/document/source.ts';
import { atColumn, linesOf } from './lines.ts';

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

/** Control characters in a file as they are: one problem for each line. */
export const controlCharacters = ({ file, text }: Source): Problem[] => {
  if (!control.test(text)) return [];
  const problems = linesOf(text).flatMap((line, index) => {
    const found = control.exec(line);
    const params = { cause: 'typed', code: nameOf(found?.[0] ?? '') } as const;
    return found ? fileProblem(file, 'control-character', params, atColumn(line, index, found.index)) : [];
  });
  return problems.slice(0, mostPlaces);
};

/** Lists and groups that are nested too deep. */
export const excessiveDepth = (source: Source): Problem[] => {
  const offset = findExcessiveDepth(source.text);
  if (offset === undefined) return [];
  return [fileProblem(source.file, 'yaml-depth', { most: maxDepth }, source.rangeOf(offset, offset))];
};

/** What is too large to be checked: the lines that are too long, or else the document with too many parts. */
export const oversized = (source: Source): Problem[] => {
  const { file, text } = source;
  const size = text.match(partBegin)?.length ?? 0;
  let start = 0;
  const lines = text.split('\n').flatMap((line, index): Problem[] => {
    const middle = start + Math.floor(line.length / 2);
    start += line.length + 1;
    if (line.length <= most.line) return [];
    const params = { cause: 'line', size: line.length, most: most.line } as const;
    const problem = fileProblem(file, 'file-size', params, atColumn(line, index));
    // The field is looked up only in a text that can be parsed in time.
    return [size > most.parts ? problem : { ...problem, path: pathAt(source, middle) }];
  });
  if (lines.length > 0 || size <= most.parts) return lines;
  return [fileProblem(file, 'file-size', { cause: 'parts', size, most: most.parts })];
};

/** How double quotes name a character that is not there: `"\0"`, `"\x1b"`, `"\u0007"`. */
const escape = /\\[0abefrvxuU]/;

/** Texts that are too long to be checked, and control characters that double quotes name. */
export const textProblems = (source: Source, value: unknown): Problem[] => {
  if (source.text.length <= most.text && !escape.test(source.text)) return [];
  const problems: Problem[] = [];
  visit(source.parse().document, {
    Scalar: (_, { value: text, range }) => {
      if (typeof text !== 'string' || !range) return;
      const [start, end] = range;
      const size = text.length;
      const params = { cause: 'text', size, most: most.text } as const;
      const found = control.exec(text)?.[0];
      if (size > most.text)
        problems.push(resolveFinding({ source, value }, finding('file-size', pathAt(source, start), params)));
      // The path is left out, because it would be printed.
      if (found !== undefined) {
        const escaped = { cause: 'escaped', code: nameOf(found) } as const;
        problems.push(fileProblem(source.file, 'control-character', escaped, source.rangeOf(start, end)));
      }
    },
  });
  return problems.slice(0, mostPlaces);
};
