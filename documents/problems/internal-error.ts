import { fileProblem } from './finding.ts';
import type { Problem } from './problem.ts';

/** The problem of a file, or a folder of them, at which the program failed: a check should have reported what is wrong. */
export const internalError = (
  file: string,
  error: unknown,
  cause: 'crash' | 'rendering' = 'crash',
): Problem => fileProblem(file, 'file-unreadable', { cause, error: String(error).split('\n', 1).join('') });
