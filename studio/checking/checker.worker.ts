import { SiteChecker } from '../../documents/check-site.ts';
import type { FileContent, SiteContent } from '../../documents/read/site/site-content.ts';
import type { PictureFact } from '../../documents/read/site/picture.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { mediaFolder, readPictureText } from '../store/picture-text.ts';
import { runTask, type TaskName } from './site-tasks.ts';
import { answer } from '../thread.ts';

/** What can be rendered now. */
export type Rendered = {
  /** The page that is shown; nothing when its document cannot be rendered as it is. */
  page: Page | undefined;
  site: Site | undefined;
  /** The titles of all pages that can be rendered, by their routes. */
  titles: ReadonlyMap<string, string>;
};

let checker = new SiteChecker();
let content = new Map<string, FileContent>();

const readPictures = (names: string[]): Promise<Map<string, PictureFact>> => {
  const texts = names.map((name) => [name, content.get(mediaFolder + name)] as const);
  const known = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Promise.resolve(new Map(known.map(([name, text]) => [name, readPictureText(name, text)])));
};

/** The sections with names of their own, as an editor would call them. */
const placesOf = (pages: readonly Page[]): Map<string, string> =>
  new Map(
    pages.flatMap(({ route, title, sections }) =>
      sections.flatMap((section): [string, string][] => {
        const { anchor, hidden } = section;
        if (anchor === undefined || hidden) return [];
        const name = 'heading' in section ? section.heading : anchor;
        return [[`${route}#${anchor}`, `${title}: ${name}`]];
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

const calls = {
  /** Begins with the files of a site. */
  open: (site: { prefix: string; content: SiteContent }): void => {
    content = new Map(site.content);
    checker = new SiteChecker({ prefix: site.prefix, readPictures, showsHidden: true });
  },
  /** Takes texts that have changed, and reads what can be rendered of the page with a route. */
  read: async (now: {
    changes: readonly { name: string; after: string | null }[];
    route: string;
  }): Promise<Rendered> => {
    for (const { name, after } of now.changes) {
      if (after === null) content.delete(name);
      else content.set(name, after);
    }
    const { site, pages } = await checker.read(content);
    const page = pages.find((each) => each.route === now.route);
    return {
      site,
      page: page && isWhole(page) ? page : undefined,
      titles: new Map(pages.map((each) => [each.route, each.title])),
    };
  },
  /** What is wrong with the whole site, and what the places are called that links may lead to: `/contact#hours`. */
  check: async () => {
    const { problems, pages } = await checker.check(content);
    return { problems, places: placesOf(pages) };
  },
  task: <N extends TaskName>(task: { name: N; input: never }) => runTask(content, task.name, task.input),
};
export type CheckerCalls = typeof calls;

answer(calls);
