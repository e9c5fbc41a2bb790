import type { Diagnostic } from '@codemirror/lint';
import { endOfLine } from '../../documents/edit/text/edits.ts';
import { describeProblem } from '../../documents/problems/format-problem.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Source } from '../../documents/read/document/source.ts';
import { offsetAt } from '../../documents/problems/path-at-offset.ts';
import { toEditorOffset } from './line-ends.ts';

/**
 * Converts the problems of a document to diagnostics; each reaches from its start to the last non-space character of
 * the line.
 */
export const toDiagnostics = (source: Source, problems: readonly Problem[]): Diagnostic[] => {
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
