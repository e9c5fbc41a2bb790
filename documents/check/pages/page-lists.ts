import { valueProblem } from '../../problems/finding.ts';
import type { Problem } from '../../problems/problem.ts';
import { foldersIn, isInFolder } from '../../read/page/page-lists.ts';
import { ownPath } from '../../read/site/site-model.ts';
import type { SiteModel } from '../site-model.ts';

/** Reports lists of pages that are empty: for good, or until a page is published. */
export function* checkPageLists({ pages, unavailable }: SiteModel): Generator<Problem> {
  for (const page of pages)
    for (const [index, folder] of foldersIn(page)) {
      const listed = pages.filter(({ route }) => route !== page.route && isInFolder(route, folder));
      if (listed.some(({ route }) => !unavailable.has(route))) continue;
      const path = ownPath(page, ['sections', index, 'folder']);
      if (listed.length === 0) yield valueProblem(page.document, 'empty-list', path, { cause: 'none', folder });
      else {
        const params = { cause: 'unseen', folder } as const;
        yield valueProblem(page.document, 'empty-list', path, params, { severity: 'warning' });
      }
    }
}
