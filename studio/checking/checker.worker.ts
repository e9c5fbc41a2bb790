import { SiteChecker } from '../../documents/check-site.ts';
import type { FileContent, SiteContent } from '../../documents/read/site/site-content.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { FileChange } from '../store/site-store.ts';
import { routeOf } from '../../documents/read/site/site-files.ts';
import { pictureFacts } from '../../documents/read/site/picture-text.ts';
import { hasErrors } from './has-errors.ts';
import { siteTasks } from './site-tasks.ts';
import { answer } from '../thread.ts';

/** What can be rendered now. */
export type Rendered = {
  /** The page that is shown; nothing when its document cannot be rendered as it is. */
  page: Page | undefined;
  site: Site | undefined;
  /** What editors call the pages that can be rendered, and what search engines show of them, by their routes. */
  names: ReadonlyMap<string, string>;
  titles: ReadonlyMap<string, string>;
};

/** What is known of the whole site. */
export type CheckedSite = {
  problems: readonly Problem[];
  /** What the places on pages are called that links may lead to, by their addresses: `/contact#hours`. */
  places: ReadonlyMap<string, string>;
  /** On how many pages each shared piece stands. */
  uses: ReadonlyMap<string, number>;
};

let checker = new SiteChecker();
let content = new Map<string, FileContent>();

/** The sections with names of their own, as an editor would call them. */
const placesOf = (pages: readonly Page[]): Map<string, string> =>
  new Map(
    pages.flatMap(({ route, title, name: page = title, sections }) =>
      sections.flatMap((section): [string, string][] => {
        const { anchor, hidden } = section;
        if (anchor === undefined || hidden) return [];
        const name = 'heading' in section ? section.heading : anchor;
        return [[`${route}#${anchor}`, `${page}: ${name}`]];
      }),
    ),
  );

/** A page that is not valid with the facts in their places throws when its sections are read. */
const isWhole = (page: Page): boolean => {
  try {
    return page.sections.length >= 0;
  } catch {
    return false;
  }
};

const take = (changes: readonly FileChange[]): void => {
  for (const { name, after } of changes) {
    if (after === null) content.delete(name);
    else content.set(name, after);
  }
};

const readOf = async (files: SiteContent, route: string): Promise<Rendered> => {
  const { site, pages } = await checker.read(files);
  const page = pages.find((each) => each.route === route);
  return {
    site,
    page: page && isWhole(page) ? page : undefined,
    names: new Map(pages.map(({ route, name, title }) => [route, name ?? title])),
    titles: new Map(pages.map((each) => [each.route, each.title])),
  };
};

const calls = {
  /** Begins with the files of a site. */
  open: (prefix: string, files: SiteContent): void => {
    content = new Map(files);
    const readPictures = async (names: string[]) => pictureFacts(content, names);
    checker = new SiteChecker({ prefix, readPictures, showsHidden: true });
  },
  /** Takes texts that have changed, and reads what can be rendered of the page with a route. */
  read: async (changes: readonly FileChange[], route: string): Promise<Rendered> => {
    take(changes);
    return readOf(content, route);
  },
  /** The same, and of the pages only the one with the route is read. */
  readFirst: async (changes: readonly FileChange[], route: string): Promise<Rendered> => {
    take(changes);
    const alone = [...content].filter(([name]) => name.startsWith('_') || routeOf(name) === route);
    return readOf(new Map(alone), route);
  },
  check: async (): Promise<CheckedSite> => {
    const { problems, pages, uses } = await checker.check(content);
    return { problems, uses, places: placesOf(pages) };
  },
  hasErrors,
  ...siteTasks(() => content),
};
export type CheckerCalls = typeof calls;

answer(calls);
