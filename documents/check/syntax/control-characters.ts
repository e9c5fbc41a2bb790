import { fileProblem, placedAt, toProblem, type Finding } from '../../problems/legacy.ts';
import type { Path } from '../../read/document/path.ts';
import { isFields } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Source } from '../../read/document/source.ts';

/**
 * What no text may hold: control characters, halves of characters, what Unicode keeps for programs, and the signs that
 * turn the direction of what follows, with which a document reads otherwise than it says (CVE-2021-42574).
 */
const control =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}|\r(?!\n)/u;

/** The most that are reported at once; a file with more of them was made by a program. */
const mostPlaces = 20;

const messageFor = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `the invisible character U+${code} is no part of a text`;
};

const problemIn = (file: string, text: string, index: number): Problem | undefined => {
  const found = control.exec(text);
  if (!found) return undefined;
  const fix = 'Delete the characters around it and type them again.';
  const before = text.slice(0, found.index);
  const column = [...before].length + 1;
  return {
    ...fileProblem(file, 'control-character', messageFor(found[0]), fix),
    ...placedAt(index + 1, column),
  };
};

/** Control characters that stand in a file as they are: one problem for each line. */
export const controlCharacters = ({ file, text }: Source): Problem[] => {
  if (!control.test(text)) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => problemIn(file, line, index) ?? []).slice(0, mostPlaces);
};

/** How double quotes name a character that is not there: `"\0"`, `"\x1b"`, `"\u0007"`. */
const escape = /\\[0abefrvxuU]/;

function* findingsIn(value: unknown, path: Path): Generator<Finding> {
  if (typeof value === 'string') {
    const found = control.exec(value);
    const fix = 'Write two backslashes for one that is to be seen, or put the text in single quotes.';
    if (found) yield { code: 'control-character', path, message: messageFor(found[0]), fix };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findingsIn(item, [...path, index]);
  } else if (isFields(value)) {
    for (const [key, item] of Object.entries(value)) {
      // The name is left out of the path, because it would be printed.
      yield* [...findingsIn(key, path)].map((finding) => ({ ...finding, field: key }));
      yield* findingsIn(item, [...path, key]);
    }
  }
}

/** Control characters that double quotes name. */
export const namedControlCharacters = (source: Source, value: unknown): Problem[] => {
  if (!escape.test(source.text)) return [];
  return [...findingsIn(value, [])]
    .slice(0, mostPlaces)
    .map((finding) => ({ ...toProblem({ source, value }, finding), path: [] }));
};
