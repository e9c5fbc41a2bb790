import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from './row.ts';
import { readBuiltSite, type BuiltPage } from './summary/built-site.ts';
import { textOf } from './summary/summary.ts';
import { figures } from './table/figures.ts';
import { pageTable } from './table/pages.ts';
import { everyRoute, specifiedRoutes } from './table/routes.ts';

let pages: Map<string, BuiltPage>;
beforeAll(async () => {
  pages = new Map((await readBuiltSite()).map((page) => [page.route, page]));
});

const pageOf = (route: string): BuiltPage => {
  const page = pages.get(route);
  if (!page) throw new Error(`The page ${route} was not built.`);
  return page;
};

describe('routes (docs/specification.md 3.1)', () => {
  test('there are 38, and the table contains every page', () => {
    expect(new Set(specifiedRoutes).size).toBe(38);
    expect(Object.keys(pageTable).sort()).toEqual([...everyRoute].sort());
  });

  test('the site has these, the decided pages and the not-found page', () => {
    // Editors may add other pages.
    expect([...pages.keys()]).toEqual(expect.arrayContaining(everyRoute));
  });
});

test.each(Object.entries(pageTable))('%s has its sections (3)', (route, rows) => {
  expect(rows.flatMap((row) => violationsOf(row, pageOf(route)))).toEqual([]);
});

test.each(Object.entries(figures))('the figures of %s (1.5 and 8.2)', (route, shown) => {
  const text = textOf(pageOf(route)).toLowerCase();
  expect(shown.filter((figure) => !text.includes(figure.toLowerCase()))).toEqual([]);
});
