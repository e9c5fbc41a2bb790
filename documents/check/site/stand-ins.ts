import { finding, toProblem } from '../../problems/finding.ts';
import { type Path, valueAt } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../site-model.ts';

/** What shows that a fact was never replaced: numbers and names that are set aside for fiction. */
const standIns: { path: Path; pattern: RegExp; what: string }[] = [
  { path: ['facts', 'phone'], pattern: /555[\s.-]?01\d\d$/, what: 'phone number' },
  { path: ['facts', 'email'], pattern: /\.example$/i, what: 'e-mail address' },
  { path: ['facts', 'url'], pattern: /\.example$/i, what: 'web address' },
  { path: ['facts', 'street'], pattern: /\bexample\b/i, what: 'street' },
  { path: ['facts', 'zip'], pattern: /^0+$/, what: 'zip code' },
  { path: ['facts', 'license'], pattern: /^[^\d]*0+$/, what: 'licence number' },
];

/** Company facts that are still stand-ins. */
export function* checkStandIns({ site }: SiteModel): Generator<Problem> {
  if (!site) return;
  for (const { path, pattern, what } of standIns) {
    const value = valueAt(site.value, path);
    if (typeof value !== 'string' || !pattern.test(value.trim())) continue;
    yield toProblem(site, finding('stand-in', path, { what }));
  }
}
