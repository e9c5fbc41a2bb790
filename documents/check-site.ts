import type { Page } from '../schema/page.ts';
import type { Site } from '../schema/site.ts';
import { removeDuplicateProblems } from './check/remove-duplicate-problems.ts';
import { siteChecks } from './check/checks.ts';
import { parseDocuments } from './check/read-document.ts';
import { skippedPages } from './check/site/unfinished.ts';
import { noTextFindings, TextCheckCache } from './check/text/text-checks.ts';
import type { Problem } from './problems/problem.ts';
import { internalError } from './problems/finding.ts';
import type { ParseDocuments } from './read/document/document-cache.ts';
import type { Origin } from './read/page/origin.ts';
import { interpolate } from './read/site/interpolate.ts';
import { referencedPictures, type LoadedSite } from './read/site/site-model.ts';
import { SiteLoader } from './read/site/site-loader.ts';
import type { ImageFact } from './read/site/image-info.ts';
import type { UnavailableReason } from './read/site/publication.ts';
import type { SiteContent } from './read/site/site-content.ts';
import { validators } from './read/validators.ts';

/** What the documents say: everything that is valid, and every problem, in the order of files and lines. */
export type SiteCheckResult = {
  /** The site facts, when `_site.yaml` is valid. */
  site: Site | undefined;
  /** The valid pages in the order of their files; the same object as long as nothing in it has changed. */
  pages: Page[];
  /** Where each page comes from, by its route. */
  origins: ReadonlyMap<string, Origin>;
  /** What is known of every picture file that a document names. */
  pictures: ReadonlyMap<string, ImageFact>;
  /** The pages that visitors do not see at the time of this reading, by their route. */
  absent: ReadonlyMap<string, UnavailableReason>;
  /** Those of them that are left out as unfinished, although their day has come. */
  leftOut: Problem[];
  /** On how many pages each shared piece stands. */
  uses: ReadonlyMap<string, number>;
  problems: Problem[];
};

/** What is known of picture files by their names in `media/`; names that it knows nothing of are left out. */
export type ReadImageInfos = (names: string[]) => Promise<ReadonlyMap<string, ImageFact>>;

/** What the site is read for. */
export type ReadPurpose = {
  /** The clock that says which pages visitors see; that of the machine when none is given. */
  clock?: () => Date;
  /** Leaves out a page whose day has come while texts of it are still to be written, instead of refusing the site. */
  leavesOutUnfinished?: boolean;
};

export type CheckOptions = ReadPurpose & {
  /** What stands before the names of files where problems show them, such as `pages/`; nothing by default. */
  prefix?: string;
  /** Keeps hidden sections on the pages, for those who write them. */
  showsHidden?: boolean;
  /** Looks at pictures; without it nothing is said of their sizes and contents. */
  readPictures?: ReadImageInfos;
  /** Reads many documents at once, such as in threads; one after the other when it is not given. */
  readMany?: ParseDocuments;
};

/** Says of a site that nothing is known of it but problems. */
export const createFailedResult = (problem: Problem): SiteCheckResult => ({
  site: undefined,
  pages: [],
  origins: new Map(),
  pictures: new Map(),
  absent: new Map(),
  leftOut: [],
  uses: new Map(),
  problems: [problem],
});

const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file
    ? -1
    : a.file > b.file
      ? 1
      : a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column;

/** The site facts with every token in its place, when they are valid, and the valid pages. */
const renderable = ({ site, pages, tokens }: LoadedSite): Pick<SiteCheckResult, 'site' | 'pages'> => {
  const facts = interpolate(site?.value, tokens.values);
  return { site: validators.site(facts) ? facts : undefined, pages: pages.flatMap(({ page }) => page ?? []) };
};

const usesIn = ({ pages, files: { shared } }: LoadedSite): Map<string, number> =>
  new Map(
    Array.from(shared.keys(), (name) => [
      name,
      pages.filter(({ resolved }) => resolved.uses.has(name)).length,
    ]),
  );

/**
 * Reads and checks the documents of a site, given as texts. It touches neither files nor a network, so the same module
 * runs everywhere:
 *
 *     const checker = new SiteChecker({ prefix: 'pages/' });
 *     const { site, pages, problems } = await checker.check(new Map([['_site.yaml', '…'], ['home.yaml', '…']]));
 *
 * A browser gives it what its editor holds, a test a map of its own, a command what `documents/node` reads from a
 * folder; a thread reads single documents (`parseDocuments`) for `readMany`. One checker is used again and again: it
 * keeps what it has read, and a second reading costs only what was edited.
 */
export class SiteChecker {
  readonly #loader: SiteLoader;
  readonly #words = new TextCheckCache(siteChecks.texts);
  readonly #prefix: string;
  readonly #readPictures: ReadImageInfos;

  constructor({
    readPictures = () => Promise.resolve(new Map()),
    readMany = parseDocuments,
    prefix = '',
    ...options
  }: CheckOptions = {}) {
    this.#loader = new SiteLoader({ prefix, readMany, ...options });
    this.#prefix = prefix;
    this.#readPictures = readPictures;
  }

  /** What can be rendered as it is, for those who wait for a page: the whole site is not looked at. */
  async read(content: SiteContent): Promise<Pick<SiteCheckResult, 'site' | 'pages'>> {
    const { documents, ...model } = await this.#loader.load(content);
    for (const { source } of documents) source.forget();
    return renderable(model);
  }

  /**
   * Reads and checks everything. Problems of the documents are in the result, and none of them throws.
   * @param signal stops the check: between its steps it lets everything else run that waits
   * @throws the reason of the signal once that is aborted
   */
  check(content: SiteContent, signal?: AbortSignal): Promise<SiteCheckResult> {
    return this.#check(content, true, signal);
  }

  /** The same for those who wait: of what only the whole site shows, the errors without the advice on words. */
  checkErrors(content: SiteContent): Promise<SiteCheckResult> {
    return this.#check(content, false);
  }

  async #check(content: SiteContent, isWhole: boolean, signal?: AbortSignal): Promise<SiteCheckResult> {
    // Lets everything else that waits run first, such as a message to this worker.
    const pause = async (): Promise<void> => {
      if (signal) await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
    };
    try {
      const { documents, ...loaded } = await this.#loader.load(content);
      const words = isWhole ? await this.#words.read(documents, loaded.tokens, pause) : noTextFindings;
      const model = { ...loaded, words, pictures: await this.#readPictures(referencedPictures(loaded)) };
      const found: Problem[] = [];
      for (const check of isWhole ? [...siteChecks.site, ...siteChecks.advice] : siteChecks.site) {
        await pause();
        for (const problem of check(model)) if (isWhole || problem.severity === 'error') found.push(problem);
      }
      const own = documents.flatMap(({ problems }) => problems);
      const problems = removeDuplicateProblems(own, found).sort(byPlace);
      const leftOut = skippedPages(model);
      for (const { source } of documents) source.forget();
      return {
        ...renderable(model),
        origins: new Map(model.pages.map(({ route, origin }) => [route, origin])),
        pictures: model.pictures,
        absent: model.absent,
        leftOut,
        uses: usesIn(model),
        problems,
      };
    } catch (error) {
      signal?.throwIfAborted();
      return createFailedResult(internalError(this.#prefix.replace(/\/$/, ''), error));
    }
  }
}
