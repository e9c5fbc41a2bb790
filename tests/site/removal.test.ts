import { beforeAll, describe, expect, test } from 'vitest';
import { validators } from '../../documents/check/schema/validators.ts';
import { interpolate } from '../../documents/read/site/interpolate.ts';
import { tokensOf } from '../../documents/read/site/tokens.ts';
import { layoutFaults, popupFaults } from './layout-faults.ts';
import { freeEntries, freeFields, freeInSite } from './removal/beyond.ts';
import { readDocuments, type Documents } from './removal/documents.ts';
import { neededSections } from './removal/needed-sections.ts';
import { createPageReader } from './removal/page-reader.ts';
import { removalsOf, type Removal } from './removal/removals.ts';
import { layoutOf } from './summary/layout-from-site.ts';
import { pageFaults, routeFaults } from './table-faults.ts';
import { everyRoute } from './table/routes.ts';

let documents: Documents;
let readPage: ReturnType<typeof createPageReader>;
beforeAll(async () => {
  documents = await readDocuments('pages');
  readPage = createPageReader(documents);
});

type Reader = typeof readPage;

/** Whether a page can be built and has all that the table asks for. */
const holds = (route: string, document: unknown, read: Reader = readPage): boolean => {
  const page = read(route, document);
  return page !== undefined && pageFaults(page).length === 0;
};

const siteHolds = (value: unknown): boolean => {
  const site = interpolate(value, tokensOf(value).values);
  if (!validators.site(site) || layoutFaults(layoutOf(site)).length > 0) return false;
  const read = createPageReader({ ...documents, site: value });
  return (
    popupFaults(site.popup).length === 0 &&
    [...documents.pages].every(([route, document]) => read(route, document) !== undefined)
  );
};

const wordsOf = ({ place }: Removal): string[] => place.replace(/^sections (shared )?/, '').split(' ');

/** Whether the specification leaves an entry or a field of a section that it needs to the editor. */
const isFree = (removal: Removal): boolean => {
  const words = wordsOf(removal);
  const last = words.at(-1) ?? '';
  return last === 'entry' ? freeEntries.includes(words.slice(0, -1).join(' ')) : freeFields.includes(last);
};

/** Whether something belongs to the page itself or to a section that the specification needs. */
const isNeeded = (removal: Removal, sections: string[]): boolean =>
  !removal.place.startsWith('sections ') || sections.includes(wordsOf(removal)[0] ?? '');

const places = (removals: Removal[]): string[] => [...new Set(removals.map(({ place }) => place))];

describe('what the specification needs cannot be taken away unnoticed', () => {
  test.each(everyRoute)('a section, an entry or a field of %s', (route) => {
    const document = documents.pages.get(route);
    expect(holds(route, document)).toBe(true);
    const needed = neededSections[route] ?? [];
    const removals = removalsOf(document);
    const sections = removals.filter(({ path }) => path.length === 2 && path[0] === 'sections');
    expect(needed.filter((name) => !sections.some((section) => wordsOf(section)[0] === name))).toEqual([]);
    const unnoticed = removals.filter(
      (removal) => isNeeded(removal, needed) && holds(route, removal.without),
    );
    expect(places(unnoticed.filter((removal) => sections.includes(removal) || !isFree(removal)))).toEqual([]);
  });

  test('a file of a page', () => {
    const routes = [...documents.pages.keys()];
    expect(routeFaults(routes)).toEqual([]);
    for (const route of everyRoute) {
      expect(routeFaults(routes.filter((other) => other !== route))).toEqual([`no page ${route}`]);
    }
  });

  test('a shared piece, or a part of one', () => {
    const unnoticed = [...documents.shared].flatMap(([name, value]) => {
      const users = [...documents.pages].filter(([, page]) =>
        JSON.stringify(page).includes(`"name":"${name}"`),
      );
      const holdsWith = (piece: unknown) => {
        const read = createPageReader({
          ...documents,
          shared: new Map([...documents.shared, [name, piece]]),
        });
        return users.every(([route, document]) => holds(route, document, read));
      };
      expect([name, holdsWith(value), holdsWith(undefined)]).toEqual([name, true, false]);
      return removalsOf(value)
        .filter(({ without }) => holdsWith(without))
        .map((removal) => ({ ...removal, place: `${name} ${removal.place}` }));
    });
    expect(places(unnoticed.filter((removal) => !isFree(removal)))).toEqual([]);
  });

  test('a fact, a claim, a menu, the footer, the popup or another part of the site', () => {
    expect(siteHolds(documents.site)).toBe(true);
    const unnoticed = removalsOf(documents.site).filter(({ without }) => siteHolds(without));
    expect(places(unnoticed).sort()).toEqual([...freeInSite].sort());
  });
});
