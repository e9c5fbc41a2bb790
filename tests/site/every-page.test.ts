import { beforeAll, describe, expect, test } from 'vitest';
import { builtFiles, readBuiltSite, type BuiltPage } from './summary/built-site.ts';
import { layout } from './table/layout.ts';
import { everyRoute, notFoundRoute, unlistedRoutes } from './table/pages.ts';
import { company } from '../support/sites/company.ts';

let pages: Map<string, BuiltPage>;
let files: Set<string>;
beforeAll(async () => {
  pages = new Map((await readBuiltSite()).map((page) => [page.route, page]));
  files = await builtFiles();
});

const built = (route: string): BuiltPage => {
  const page = pages.get(route);
  if (!page) throw new Error(`The page ${route} was not built.`);
  return page;
};

const lacksTarget = (href: string, from: string): boolean => {
  const [path = '', anchor] = href.split('#');
  // The license check of the state is the only link to another site.
  if (/^(tel:\+\d{11}|mailto:[^@\s]+@[^@\s]+|https:\/\/www\.cslb\.ca\.gov\/.+)$/.test(href)) return false;
  const page = path === '' ? pages.get(from) : path === notFoundRoute ? undefined : pages.get(path);
  return !page || (anchor !== undefined && !page.anchors.includes(anchor));
};

describe.each(everyRoute)('%s', (route) => {
  test('has one main heading and a unique title and description', () => {
    const { mainHeadings, title, description, lang } = built(route);
    expect(mainHeadings).toHaveLength(1);
    expect([...pages.values()].filter((other) => other.title === title)).toHaveLength(1);
    expect([...pages.values()].filter((other) => other.description === description)).toHaveLength(1);
    expect([title, description, lang]).not.toContain('');
  });

  test('has a Free Estimate link and a phone link', () => {
    const { links } = built(route);
    expect(links.some(({ label, href }) => label === 'Free Estimate' && href === '/free-estimate')).toBe(
      true,
    );
    expect(links.some(({ label, href }) => label.includes(company.phone) && href === company.call)).toBe(
      true,
    );
  });

  test('has no broken link', () => {
    expect(built(route).links.filter(({ href }) => lacksTarget(href, route))).toEqual([]);
  });

  test('has alternative text and a file for every image', () => {
    const { images } = built(route);
    expect(images.filter(({ alt }) => alt === null)).toEqual([]);
    expect(images.flatMap(({ files }) => files).filter((file) => !files.has(file))).toEqual([]);
  });

  test('has the shared layout', () => {
    expect(built(route).layout).toEqual(layout);
  });

  test('may be indexed by search engines, with the decided exceptions', () => {
    expect(built(route).indexed).toBe(!unlistedRoutes.includes(route));
  });
});
