import { fileProblem } from './legacy.ts';
import type { Problem } from './problem.ts';

/** The problem of a file, or a folder of them, at which the program failed: it should have said what is wrong. */
export const unforeseenProblem = (file: string, error: unknown): Problem => {
  const message = `the program failed here (${String(error).split('\n', 1).join('')})`;
  const fix = 'Undo your last change to go on, and report this line with that change: it is a fault of ours.';
  return fileProblem(file, 'file-unreadable', message, fix);
};
