import { SiteChecker } from '../../documents/check/check-site.ts';
import { editableSite } from '../../documents/edit/editable-site.ts';
import { selectDownloads } from '../../documents/read/site/downloads.ts';
import type { FileContent, SiteContent } from '../../documents/read/site/site-content.ts';
import { parseDocuments } from '../../documents/read/read-document.ts';
import type { ParsedDocument, UnparsedDocument } from '../../documents/read/site-document.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { FileChange } from '../store/site-store.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { selectImageInfos } from '../../documents/read/site/serialize-image-info.ts';
import { installedFonts } from '../core/installed-fonts.ts';
import { siteHasErrors } from './has-errors.ts';
import { siteTasks } from './site-tasks.ts';
import { expose } from 'comlink';
import { Mutex } from '../core/mutex.ts';

/** The parts of a site that are needed to render the current page. */
export type RenderableSite = {
  /** The current page; undefined if its document cannot be rendered. */
  page: Page | undefined;
  site: Site | undefined;
  /** The valid forms by name. */
  forms: Page['forms'];
};

/** Short names of all pages by route, and the pages that contain a form. */
export type PageNames = {
  names: ReadonlyMap<string, string>;
  /** The routes of the pages with a form by its name. */
  formRoutes: ReadonlyMap<string, readonly string[]>;
};

/** Result of checking the whole site. */
export type CheckedSite = {
  problems: readonly Problem[];
  /** Display names of link targets within pages by URL, such as `/contact#hours`. */
  places: ReadonlyMap<string, string>;
  /** The routes of the pages that use each shared section. */
  uses: ReadonlyMap<string, readonly string[]>;
};

let checker = new SiteChecker();
let content = new Map<string, FileContent>();
/** The last reading of all documents, after which the checker has them. */
let reading: Promise<unknown> = Promise.resolve();
let lastNames: ReadonlyMap<string, string> = new Map();
/** Aborts the running check. */
let running = new AbortController();

const mutex = new Mutex();
/** Serializes a task: two concurrent reads of the site would parse each page twice. */
const serialized =
  <Result>(task: () => Promise<Result>) =>
  (): Promise<Result> =>
    mutex.runExclusive(task);

/** Collects the display names of sections with an anchor. */
const collectAnchors = (pages: readonly Page[]): Map<string, string> =>
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

/**
 * Makes an image that was just chosen appear in the preview, although its alternative text is still empty. Returns the
 * text to render.
 */
const withAlternativeTexts = (text: FileContent): FileContent =>
  typeof text === 'string' ? text.replaceAll(/\balt: (?:''|"")/g, 'alt: decorative') : text;

/** Parses documents one at a time, so that the worker can answer other calls in between. */
const readInSteps = async (unread: UnparsedDocument[]): Promise<ParsedDocument[]> => {
  const parsed: ParsedDocument[] = [];
  for (const document of unread) {
    await new Promise((resolve) => setTimeout(resolve));
    parsed.push(...parseDocuments([document]));
  }
  return parsed;
};

const calls = {
  /** Opens a site. */
  open: (files: SiteContent): void => {
    content = new Map(files);
    checker = new SiteChecker({
      readImages: async (names) => selectImageInfos(content, names),
      findFont: (name) => installedFonts[name],
      showsHidden: true,
      readMany: readInSteps,
    });
  },
  /** Applies changed texts and aborts a running check. */
  take: (changes: readonly FileChange[]): void => {
    running.abort();
    for (const { name, after } of changes) {
      if (after === null) content.delete(name);
      else content.set(name, after);
    }
  },
  /** Reads the page of a route and the site's data, without parsing other pages. */
  read: async (route: string): Promise<RenderableSite> => {
    const relevant = [...content].filter(([name]) => name.startsWith('_') || toRoute(name) === route);
    const shown = new Map(relevant.map(([name, text]) => [name, withAlternativeTexts(text)]));
    const { site, pages, forms } = await checker.read(shown);
    return {
      site,
      page: pages.find((each) => each.route === route),
      forms: Object.fromEntries(forms.map((form) => [form.type, form])),
    };
  },
  /** Reads the names of all pages. */
  names: serialized(async (): Promise<PageNames> => {
    const read = (reading = checker.read(content));
    const { pages, forms, names } = await read;
    // A page that cannot be parsed, for example while its YAML is being edited, is listed under its last name.
    lastNames = new Map(Array.from(names, ([route, name = lastNames.get(route) ?? route]) => [route, name]));
    const hasForm = (page: Page, form: string): boolean =>
      page.sections.some((section) => 'form' in section && section.form === form);
    const routesOf = (form: string) => pages.flatMap((page) => (hasForm(page, form) ? page.route : []));
    return { names: lastNames, formRoutes: new Map(forms.map(({ type }) => [type, routesOf(type)])) };
  }),
  /** Checks the whole site. @returns undefined if texts changed in the meantime */
  check: serialized(async (): Promise<CheckedSite | undefined> => {
    running = new AbortController();
    const { signal } = running;
    try {
      const { problems, pages, sharedSectionUses } = await checker.check(content, signal);
      const files = Array.from(selectDownloads(content).keys(), (url) => [url, url] as const);
      return { problems, uses: sharedSectionUses, places: new Map([...collectAnchors(pages), ...files]) };
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }),
  hasErrors: siteHasErrors,
  ...siteTasks(
    () => content,
    () => reading.then(() => editableSite(content, '', checker.loader)),
  ),
};
export type CheckerCalls = typeof calls;

expose(calls);
