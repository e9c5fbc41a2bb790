import { beforeAll, describe, expect, test } from 'vitest';
import { SiteReader } from '../../documents/node/site-reader.ts';
import type { Page } from '../../schema/page.ts';
import { layoutFaults } from './layout-faults.ts';
import { builtFiles, readBuiltSite, type BuiltPage } from './summary/built-site.ts';
import { summaryOfDocument } from './summary/from-document.ts';
import type { PageSummary } from './summary/summary.ts';
import { everyRoute, notFoundRoute } from './table/routes.ts';
import { company } from '../support/sites/company.ts';

let pages: Map<string, BuiltPage>;
let documents: Map<string, Page>;
let files: Set<string>;
beforeAll(async () => {
  pages = new Map((await readBuiltSite()).map((page) => [page.route, page]));
  documents = new Map((await new SiteReader('pages').read()).pages.map((page) => [page.route, page]));
  files = await builtFiles();
});

const built = (route: string): BuiltPage => {
  const page = pages.get(route);
  if (!page) throw new Error(`no page ${route} was built`);
  return page;
};

/** The parts of a summary that are the same, word for word, in the document and in the HTML. */
const structureOf = ({ title, description, indexed, sections }: PageSummary) => ({
  title,
  description,
  indexed,
  sections: sections.map(({ type, anchor, heading, entries, links, pictures }) => ({
    type,
    anchor,
    heading,
    entries: entries.map(({ title }) => title),
    links: links.map(({ href }) => href).sort(),
    pictures: [...pictures].sort(),
  })),
});

const lacksTarget = (href: string, from: string): boolean => {
  const [path = '', anchor] = href.split('#');
  if (/^(tel:\+\d{11}|mailto:[^@\s]+@[^@\s]+)$/.test(href)) return false;
  const page = path === '' ? pages.get(from) : path === notFoundRoute ? undefined : pages.get(path);
  return !page || (anchor !== undefined && !page.anchors.includes(anchor));
};

describe.each(everyRoute)('%s', (route) => {
  test('has one main heading, and a title and a description of its own', () => {
    const { mainHeadings, title, description, lang } = built(route);
    expect(mainHeadings).toHaveLength(1);
    expect([...pages.values()].filter((other) => other.title === title)).toHaveLength(1);
    expect([...pages.values()].filter((other) => other.description === description)).toHaveLength(1);
    expect([title, description, lang]).not.toContain('');
  });

  test('has a Free Estimate link and the telephone as a link', () => {
    const { links } = built(route);
    expect(links.some(({ label, href }) => label === 'Free Estimate' && href === '/free-estimate')).toBe(
      true,
    );
    expect(links.some(({ label, href }) => label.includes(company.phone) && href === company.call)).toBe(
      true,
    );
  });

  test('has no link without a target', () => {
    expect(built(route).links.filter(({ href }) => lacksTarget(href, route))).toEqual([]);
  });

  test('has alternative text and a file for every picture', () => {
    const { images } = built(route);
    expect(images.filter(({ alt }) => alt === null)).toEqual([]);
    expect(images.flatMap(({ files }) => files).filter((file) => !files.has(file))).toEqual([]);
  });

  test('has the shared layout around it', () => {
    expect(layoutFaults(built(route).layout)).toEqual([]);
  });

  test('shows everything that its document lists', () => {
    const document = documents.get(route);
    expect(structureOf(built(route))).toEqual(document && structureOf(summaryOfDocument(document)));
  });
});
