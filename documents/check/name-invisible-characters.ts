import type { Code } from '../problems/codes.ts';
import { fileProblem } from '../problems/finding.ts';
import { invisibleCharacter, nameOfInvisible } from '../problems/invisible-characters.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../read/document/source.ts';
import { atColumn, linesOf } from './syntax/lines.ts';

/** Problems of names, which one character makes another name; those of the syntax follow from a character in a line. */
const ofNames: ReadonlySet<Code> = new Set<Code>([
  'unknown-field',
  'unknown-type',
  'unknown-value',
  'unknown-token',
  'wrong-form',
  'broken-link',
  'missing-picture',
]);

/** Matches the characters of a line before its text: indentation, dashes, and the name of a field with its colon. */
const beforeText = /^(?:[^:"'#]*:|[\s\p{Cf}-]*).?/u;

/** Returns the offset in its line of the invisible character that causes a problem; undefined if there is none. */
const findCause = ({ code, range: { start, end } }: Problem, line: string): number | undefined => {
  const before = beforeText.exec(line)?.[0].search(invisibleCharacter) ?? -1;
  if (before >= 0 || !ofNames.has(code)) return before < 0 ? undefined : before;
  const characters = [...line];
  const last = end.line === start.line ? end.column - 1 : characters.length;
  const found = characters.findIndex(
    (character, place) => place >= start.column - 1 && place < last && invisibleCharacter.test(character),
  );
  return found < 0 ? undefined : characters.slice(0, found).join('').length;
};

/**
 * Replaces errors that an invisible character causes by a problem that names the character: "unknown field: kind. Did you
 * mean kind?" does not help.
 * @param sources the texts of the documents with these problems
 */
export const nameInvisibleCharacters = (
  problems: readonly Problem[],
  sources: readonly Source[],
): Problem[] => {
  const suspects = new Map(
    sources
      .filter(({ text }) => invisibleCharacter.test(text))
      .map(({ file, text }) => [file, linesOf(text)]),
  );
  const named = new Set<string>();
  return problems.flatMap((problem) => {
    const { file, path, code, severity, range } = problem;
    const lines = suspects.get(file);
    if (!lines || severity !== 'error' || !(ofNames.has(code) || /^yaml-(?!tab)/.test(code)))
      return [problem];
    // The parser may report the line below.
    for (const index of [range.start.line - 1, range.start.line - 2]) {
      const line = lines[index] ?? '';
      const column = findCause(problem, line);
      if (column === undefined) continue;
      const character = line.charAt(column);
      const place = `${file}:${index}:${column}`;
      if (named.has(place)) return [];
      named.add(place);
      const params = { cause: 'pasted', name: nameOfInvisible(character) } as const;
      return [{ ...fileProblem(file, 'control-character', params, atColumn(line, index, column)), path }];
    }
    return [problem];
  });
};
