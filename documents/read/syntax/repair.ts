import type { yamlCodes } from '../../problems/codes/yaml.ts';
import type { TextLines } from './lines.ts';

/** A guess of what is wrong in a text: the position of the mistake, and all lines without it. */
export type Repair = {
  code: keyof typeof yamlCodes;
  cause?: 'open' | 'needed' | 'missing' | 'split';
  index: number;
  column: number;
  /** The characters that are wrong, or what to write. */
  sign?: string | undefined;
  lines: TextLines;
};

/** Returns the lines with other lines in the place of one. */
export const replaceLine = (lines: TextLines, index: number, ...written: string[]): string[] =>
  lines.toSpliced(index, 1, ...written);
