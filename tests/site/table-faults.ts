import { faultsOf } from './row.ts';
import { passagesOf, type PageSummary } from './summary/summary.ts';
import { figures } from './table/figures.ts';
import { pageTable } from './table/pages.ts';
import { everyRoute, unlistedRoutes } from './table/routes.ts';

/** Whether words stand together in one passage of a page. */
export const standsOn = (page: PageSummary, words: string[]): boolean =>
  passagesOf(page)
    .map((passage) => passage.toLowerCase())
    .some((passage) => words.every((word) => passage.includes(word.toLowerCase())));

/** Pages that lack; an editor may add others. */
export const routeFaults = (routes: string[]): string[] =>
  everyRoute.filter((route) => !routes.includes(route)).map((route) => `no page ${route}`);

/** Everything that a page lacks of what the specification asks of its route. */
export const pageFaults = (page: PageSummary): string[] => {
  const rows = (pageTable[page.route] ?? []).flatMap((row) =>
    faultsOf(row, page).map((fault) => `${row.says}: ${fault}`),
  );
  const missing = Object.entries(figures[page.route] ?? {}).flatMap(([says, words]) =>
    standsOn(page, words) ? [] : [`${says}: not on the page`],
  );
  const openings = page.sections.filter(({ type }) => type === 'hero' || type === 'slideshow-hero').length;
  return [
    ...rows,
    ...missing,
    ...(openings === 1 ? [] : [`${openings} main headings`]),
    ...(page.indexed !== unlistedRoutes.includes(page.route) ? [] : [`indexed: ${page.indexed}`]),
  ];
};
