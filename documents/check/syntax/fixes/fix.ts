import type { Code } from '../../../problems/codes.ts';

/** A possible fix of a syntax error: what it says is wrong, and the lines of the file with the fix applied. */
export type Fix = {
  code: Code;
  /** The line and the column of the mistake, counted from 0. */
  line: number;
  column: number;
  message: string;
  fix: string;
  /** The lines of the file with the mistake fixed; an entry that becomes two lines holds a line break. */
  lines: string[];
  /** How many lines are changed. */
  changes: number;
};

/** Proposes the fixes that one line may need. */
export type Fixer = (lines: readonly string[], index: number) => Fix[];

/** The lines with one of them changed. */
export const withLine = (lines: readonly string[], index: number, text: string): string[] =>
  lines.with(index, text);
