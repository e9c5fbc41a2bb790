import type { yamlTextCodes } from '../../problems/codes/yaml-text.ts';
import type { yamlCodes } from '../../problems/codes/yaml.ts';

type Table = typeof yamlCodes & typeof yamlTextCodes;

/** A code and one of its causes, of a mistake in the lines of a file. */
export type LineCause = { [C in keyof Table]: [C, keyof Table[C]['causes']] }[keyof Table];

/** What is known of a mistake beside its place. */
type Details = {
  sign?: string;
  name?: string;
  /** The line that shows what belongs here, and the column that it shows. */
  example?: number;
  to?: number;
  /** All lines as they should be, if that can be guessed. */
  fixed?: string[];
  /** What it is where that is not certainly right. */
  otherwise?: Mistake;
};

/** A mistake in the lines of a file: what it is, and where. */
export type Mistake = Details & { of: LineCause; index: number; column: number };

export const mistake = (of: LineCause, index: number, column: number, details: Details = {}): Mistake => ({
  ...details,
  of,
  index,
  column,
});
