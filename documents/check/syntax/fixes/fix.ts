import type { Code } from '../../../problems/codes.ts';

/** A guess at a mistake: what would be wrong and what the file would be without it. */
export type Mend = {
  code: Code;
  /** The line and the column of the mistake, counted from 0. */
  line: number;
  column: number;
  message: string;
  fix: string;
  /** The lines of the file with the mistake mended; their number is the same, and one may hold two. */
  lines: string[];
  /** How many lines are changed. */
  changes: number;
};

/** Gives guesses for one line. */
export type Mender = (lines: readonly string[], index: number) => Mend[];

/** The lines with one of them changed. */
export const withLine = (lines: readonly string[], index: number, text: string): string[] =>
  lines.with(index, text);
