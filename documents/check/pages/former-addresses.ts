import { toProblem } from '../../problems/finding.ts';
import { childOf, entriesOf } from '../../read/document/path.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SiteModel } from '../../read/site/site-model.ts';

/** Former addresses that cannot lead to their page, because another one has them. */
export function* checkFormer({ pages }: SiteModel): Generator<Problem> {
  const owners = new Map(pages.map(({ route, document }) => [route, document.source.file]));
  for (const { document } of pages) {
    for (const [index, old] of entriesOf(childOf(document.value, 'formerly')).entries()) {
      if (typeof old !== 'string') continue;
      const owner = owners.get(old);
      if (owner === undefined) {
        owners.set(old, document.source.file);
        continue;
      }
      const message =
        owner === document.source.file ? `${old} is named already` : `${old} belongs to ${owner}`;
      const path = ['formerly', index];
      yield toProblem(document, { code: 'former-address', path, message, fix: 'Remove it here.' });
    }
  }
}
