import type { Code } from '../problems/codes.ts';
import { fileProblem } from '../problems/finding.ts';
import { invisibleCharacter, nameOfInvisible } from '../problems/invisible-characters.ts';
import type { Problem } from '../problems/problem.ts';
import type { Source } from '../read/document/source.ts';
import { linesOf } from '../read/syntax/lines.ts';

/** Problems about unknown or missing names: one invisible character turns a name into a different one. */
const ofNames: ReadonlySet<Code> = new Set<Code>(
  'unknown-field unknown-type unknown-value wrong-form broken-link missing-picture'.split(' ') as Code[],
);

/** Matches the characters of a line before its text: indentation, dashes, and the name of a field with its colon. */
const beforeText = /^(?:[^:"'#]*:|[\s\p{Cf}-]*).?/u;

/**
 * Replaces errors that an invisible character causes by a problem that names the character: "unknown field: kind. Did you
 * mean kind?" does not help.
 * @param sources the texts of the documents with these problems
 */
export const nameInvisibleCharacters = (
  problems: readonly Problem[],
  sources: readonly Source[],
): Problem[] => {
  const suspects = sources.filter(({ text }) => invisibleCharacter.test(text));
  const linesByFile = new Map(suspects.map(({ file, text }) => [file, linesOf(text)]));
  return problems.map((problem) => {
    const { file, path, code, severity, range } = problem;
    const lines = linesByFile.get(file);
    if (!lines || severity !== 'error' || !(ofNames.has(code) || /^yaml-(?!tab)/.test(code))) return problem;
    // The parser may report the line below the one with the character.
    for (const line of [range.start.line, range.start.line - 1]) {
      const text = lines[line - 1] ?? '';
      const textStart = beforeText.exec(text)?.[0].length ?? 0;
      const isValue = (column: number) =>
        ofNames.has(code) && column >= range.start.column && column < range.end.column;
      const index = [...text].findIndex(
        (character, at) => invisibleCharacter.test(character) && (at < textStart || isValue(at + 1)),
      );
      if (index < 0) continue;
      const start = { line, column: index + 1 };
      const params = { cause: 'pasted', name: nameOfInvisible([...text][index] ?? '') } as const;
      return { ...fileProblem(file, 'control-character', params, { start, end: start }), path };
    }
    return problem;
  });
};
