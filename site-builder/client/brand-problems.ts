import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { ParamsOf } from '../../documents/problems/codes.ts';
import { fileProblem } from '../../documents/problems/finding.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import { getColor, findLowContrasts } from '../../renderer/theme/contrast.ts';
import { BrandError, readBrand } from './brand-file.ts';
import { findValuePosition, type Position } from './brand-position.ts';

const problemAt = <C extends 'brand' | 'low-contrast'>(
  file: string,
  { line, column }: Position,
  path: string[],
  code: C,
  params: ParamsOf<C>,
): Problem => {
  const start = { line, column };
  return {
    ...fileProblem(relative('', resolve(file)), code, params, { start, end: start }),
    path,
  } as Problem;
};

/**
 * Checks whether texts and edges in the colors of a brand can be read (WCAG 2.2, 1.4.3 and 1.4.11).
 * @param file the path of its file from the working folder
 */
export const contrastProblems = (brand: Brand, file: string): Problem[] => {
  const found = findLowContrasts(brand);
  const text = found.length > 0 ? readFileSync(file, 'utf8') : '';
  return found.map(({ front, grounds, least, nearest }) =>
    problemAt(file, findValuePosition(text, front), front.split('.'), 'low-contrast', {
      color: getColor(brand, front),
      grounds: grounds.map(({ ground, ratio }) => ({ ground, color: getColor(brand, ground), ratio })),
      least,
      nearest,
    }),
  );
};

/** The same for a brand file, which may be missing or no brand. */
export const brandProblems = async (file: string): Promise<Problem[]> => {
  try {
    return contrastProblems(await readBrand(file), file);
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    const { what, fix, place = { line: 1, column: 1 } } = error;
    return [problemAt(('file' in place && place.file) || file, place, [], 'brand', { what, fix })];
  }
};
