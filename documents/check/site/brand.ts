import { findLowContrasts } from '../../../schema/contrast.ts';
import { valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { systemFont } from '../../read/site/brand.ts';
import { validators } from '../../read/validators.ts';
import type { SiteModel } from '../site-model.ts';

/** Reports colors with too little contrast, and fonts that are not installed. */
export function* checkBrand({ brand: document, findFont }: SiteModel): Generator<Problem> {
  const brand = document?.value;
  if (!document || !validators.brand(brand)) return;
  for (const { front, color, grounds, minimum: least, nearest } of findLowContrasts(brand)) {
    const params = {
      color,
      ratios: grounds.map(({ ground, color, ratio }) => `${ratio.toFixed(1)}:1 on ${ground} ${color}`),
      least,
      write: nearest && `${nearest}, the nearest shade with enough contrast`,
    };
    yield valueProblem(document, 'low-contrast', front.split('.'), params, { replacement: nearest });
  }
  if (!findFont) return;
  for (const use of ['heading', 'text'] as const) {
    const { package: name, file } = brand.fonts[use];
    if (name === systemFont) continue;
    const found = findFont(name);
    if (!found)
      yield valueProblem(document, 'font-missing', ['fonts', use, 'package'], { cause: 'package', name });
    else if (file !== undefined && !found.files.includes(file))
      yield valueProblem(document, 'font-missing', ['fonts', use, 'file'], { cause: 'file', name, file });
  }
}
