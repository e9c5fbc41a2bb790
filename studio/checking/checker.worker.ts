import { tryOrUndefined } from '../core/try-or-undefined.ts';
import { SiteChecker } from '../../documents/check-site.ts';
import type { FileContent, SiteContent } from '../../documents/read/site/site-content.ts';
import { parseDocuments } from '../../documents/check/read-document.ts';
import type { ParsedDocument, UnparsedDocument } from '../../documents/read/document/site-document.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { FileChange } from '../store/site-store.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { selectImageInfos } from '../../documents/read/site/serialize-image-info.ts';
import { siteHasErrors } from './has-errors.ts';
import { siteTasks } from './site-tasks.ts';
import { expose } from 'comlink';
import { Mutex } from '../core/mutex.ts';

/** What can be rendered now. */
export type RenderableSite = {
  /** The page that is shown; nothing when its document cannot be rendered as it is. */
  page: Page | undefined;
  site: Site | undefined;
};

/** What editors call the pages that can be rendered, and what search engines show of them, by their routes. */
export type PageNames = {
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
/** Stops the check that runs. */
let running = new AbortController();

const turns = new Mutex();
/** Two readings of all pages at the same time would read each page twice. */
const inTurn =
  <Result>(task: () => Promise<Result>) =>
  (): Promise<Result> =>
    turns.runExclusive(task);

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
const isRenderable = (page: Page): boolean => tryOrUndefined(() => page.sections) !== undefined;

/** Reads documents one by one, so that whoever asks for something else in the meantime is answered. */
const readInSteps = async (unread: UnparsedDocument[]): Promise<ParsedDocument[]> => {
  const readings: ParsedDocument[] = [];
  for (const one of unread) {
    await new Promise((resolve) => setTimeout(resolve));
    readings.push(...parseDocuments([one]));
  }
  return readings;
};

const calls = {
  /** Begins with the files of a site. */
  open: (prefix: string, files: SiteContent): void => {
    content = new Map(files);
    const readPictures = async (names: string[]) => selectImageInfos(content, names);
    checker = new SiteChecker({ prefix, readImages: readPictures, showsHidden: true, readMany: readInSteps });
  },
  /** Takes texts that have changed. A check of the former ones stops. */
  take: (changes: readonly FileChange[]): void => {
    running.abort();
    for (const { name, after } of changes) {
      if (after === null) content.delete(name);
      else content.set(name, after);
    }
  },
  /** Reads what can be rendered of the page with a route: no other page is read. */
  read: async (route: string): Promise<RenderableSite> => {
    const alone = [...content].filter(([name]) => name.startsWith('_') || toRoute(name) === route);
    const { site, pages } = await checker.read(new Map(alone));
    const page = pages.find((each) => each.route === route);
    return { site, page: page && isRenderable(page) ? page : undefined };
  },
  /** Reads the names of all pages. */
  names: inTurn(async (): Promise<PageNames> => {
    const { pages } = await checker.read(content);
    return {
      names: new Map(pages.map(({ route, name, title }) => [route, name ?? title])),
      titles: new Map(pages.map(({ route, title }) => [route, title])),
    };
  }),
  /** Checks the whole site. @returns nothing when other texts were taken in the meantime */
  check: inTurn(async (): Promise<CheckedSite | undefined> => {
    running = new AbortController();
    const { signal } = running;
    try {
      const { problems, pages, sharedSectionUses: uses } = await checker.check(content, signal);
      return { problems, uses, places: placesOf(pages) };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }),
  hasErrors: siteHasErrors,
  ...siteTasks(() => content),
};
export type CheckerCalls = typeof calls;

expose(calls);
