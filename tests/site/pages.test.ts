import { beforeAll, expect, test } from 'vitest';
import { violationsOf } from './row.ts';
import { readBuiltSite, type BuiltPage } from './summary/built-site.ts';
import { textOf } from './summary/summary.ts';
import { figures } from './table/figures.ts';
import { everyRoute, pageTable } from './table/pages.ts';

let pages: Map<string, BuiltPage>;
beforeAll(async () => {
  pages = new Map((await readBuiltSite()).map((page) => [page.route, page]));
});

const pageOf = (route: string): BuiltPage => {
  const page = pages.get(route);
  if (!page) throw new Error(`The page ${route} was not built.`);
  return page;
};

test('the site has the 38 specified pages, the decided pages and the not-found page (3.1)', () => {
  expect(everyRoute).toHaveLength(38 + 10);
  // Editors may add other pages.
  expect([...pages.keys()]).toEqual(expect.arrayContaining(everyRoute));
});

test.each(Object.entries(pageTable))('%s has its sections (3)', (route, rows) => {
  expect(rows.flatMap((row) => violationsOf(row, pageOf(route)))).toEqual([]);
});

test.each(Object.entries(figures))('the figures of %s (1.5 and 8.2)', (route, shown) => {
  const text = textOf(pageOf(route)).toLowerCase();
  expect(shown.filter((figure) => !text.includes(figure.toLowerCase()))).toEqual([]);
});
