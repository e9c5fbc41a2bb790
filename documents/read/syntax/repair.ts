import type { yamlCodes } from '../../problems/codes/yaml.ts';
import type { TextLines } from './lines.ts';

/** A possible repair of a text: the position of the mistake, and all lines of the text without it. */
export type Repair = {
  code: keyof typeof yamlCodes;
  cause?: 'open' | 'needed' | 'missing' | 'split';
  index: number;
  column: number;
  /** The wrong characters, or the text to write. */
  sign?: string | undefined;
  lines: TextLines;
};

/** Returns the lines with one of them replaced by other lines. */
export const replaceLine = (lines: TextLines, index: number, ...written: string[]): string[] =>
  lines.toSpliced(index, 1, ...written);
