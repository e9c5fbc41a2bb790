import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ParamsOf } from '../../documents/problems/codes.ts';
import { relativePosixPath } from '../../documents/node/paths.ts';
import { fileProblem } from '../../documents/problems/finding.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import { getColor, findLowContrasts } from '../../renderer/theme/contrast.ts';
import { BrandError, readBrand } from './brand-file.ts';
import { findValuePosition, type Position } from './brand-position.ts';

const createProblemAt = <C extends 'brand' | 'low-contrast'>(
  file: string,
  { line, column }: Position,
  path: string[],
  code: C,
  params: ParamsOf<C>,
): Problem => {
  const start = { line, column };
  return {
    ...fileProblem(relativePosixPath('', resolve(file)), code, params, { start, end: start }),
    path,
  } as Problem;
};

/**
 * Returns the color pairs of a brand that have too little contrast (WCAG 2.2, success criteria 1.4.3 and 1.4.11).
 * @param file the path of the brand file, relative to the working folder
 */
export const findContrastProblems = (brand: Brand, file: string): Problem[] => {
  const found = findLowContrasts(brand);
  const text = found.length > 0 ? readFileSync(file, 'utf8') : '';
  return found.map(({ front, grounds, minimum: least, nearest }) =>
    createProblemAt(file, findValuePosition(text, front), front.split('.'), 'low-contrast', {
      color: getColor(brand, front),
      ratios: grounds.map(
        ({ ground, ratio }) => `${ratio.toFixed(1)}:1 on ${ground} ${getColor(brand, ground)}`,
      ),
      least,
      write: nearest && `${nearest}, the nearest shade with enough contrast`,
    }),
  );
};

/** Reads a brand file and returns its problems, also if it is missing or invalid. */
export const checkBrandFile = async (file: string): Promise<Problem[]> => {
  try {
    return findContrastProblems(await readBrand(file), file);
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    const { what, fix, place = { line: 1, column: 1 } } = error;
    return [createProblemAt(('file' in place && place.file) || file, place, [], 'brand', { what, fix })];
  }
};
