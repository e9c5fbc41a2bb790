import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileProblem } from '../../documents/problems/finding.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Brand } from '../../renderer/theme/brand.ts';
import { colorOf, lowContrasts } from '../../renderer/theme/contrast.ts';
import { BrandFault, readBrand } from './brand-file.ts';
import { placeOf, type Place } from './brand-place.ts';

const brandProblem = (
  file: string,
  code: 'brand' | 'low-contrast',
  { line, column }: Place,
  path: string[],
  params: { message: string; fix: string },
): Problem => {
  const start = { line, column };
  return { ...fileProblem(relative('', resolve(file)), code, params, { start, end: start }), path };
};

/**
 * Checks whether texts and edges in the colors of a brand can be read (WCAG 2.2, 1.4.3 and 1.4.11).
 * @param file the path of its file from the working folder
 */
export const contrastProblems = (brand: Brand, file: string): Problem[] => {
  const found = lowContrasts(brand);
  const text = found.length > 0 ? readFileSync(file, 'utf8') : '';
  return found.map(({ front, grounds, least, nearest }) =>
    brandProblem(file, 'low-contrast', placeOf(text, front), front.split('.'), {
      message: `${colorOf(brand, front)} has a contrast of ${grounds
        .map(({ ground, ratio }) => `${ratio.toFixed(1)}:1 on ${ground} ${colorOf(brand, ground)}`)
        .join(' and ')}, and ${least}:1 is needed to see it`,
      fix: nearest
        ? `Write ${nearest}, the nearest shade that passes.`
        : 'No shade of it passes on all its grounds: change those.',
    }),
  );
};

/** The same for a brand file, which may be missing or no brand. */
export const brandProblems = async (file: string): Promise<Problem[]> => {
  try {
    return contrastProblems(await readBrand(file), file);
  } catch (error) {
    if (!(error instanceof BrandFault)) throw error;
    const { what: message, fix, place } = error;
    return [
      brandProblem(place?.file ?? file, 'brand', place ?? { line: 1, column: 1 }, [], { message, fix }),
    ];
  }
};
