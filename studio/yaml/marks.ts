import type { Diagnostic } from '@codemirror/lint';
import { endOfLine } from '../../documents/edit/text/edits.ts';
import { describeProblem } from '../../documents/problems/format-problem.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Source } from '../../documents/read/document/source.ts';
import { offsetAt } from '../../documents/problems/path-at-offset.ts';
import { toEditorOffset } from './line-ends.ts';

/** The problems of a document as marks in its text: each from its place to the end of what stands on the line. */
export const marksOf = (source: Source, problems: readonly Problem[]): Diagnostic[] => {
  const { text, file } = source;
  return problems
    .filter((problem) => problem.file === file)
    .map((problem) => {
      const start = Math.min(offsetAt(source, problem.range.start), text.length);
      const line = text.slice(start, endOfLine(text, start));
      return {
        from: toEditorOffset(text, start),
        to: toEditorOffset(text, start + line.trimEnd().length),
        severity: problem.severity,
        message: describeProblem(problem),
      };
    });
};
