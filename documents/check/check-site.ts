import type { Form } from '../../schema/form.ts';
import type { Page } from '../../schema/page.ts';
import type { Site, SiteFields } from '../../schema/site.ts';
import { nameInvisibleCharacters } from './name-invisible-characters.ts';
import { removeDuplicateProblems } from './remove-duplicate-problems.ts';
import { siteChecks } from './checks.ts';
import { findExamples } from './site/examples.ts';
import { skippedPages } from './site/unfinished.ts';
import { noTextFindings, TextCheckCache } from './text/text-checks.ts';
import type { Problem } from '../problems/problem.ts';
import { internalError } from '../problems/finding.ts';
import { getChild } from '../read/document/path.ts';
import { hasErrors } from '../read/site-document.ts';
import { resolveBrand, type FindFontPackage } from '../read/site/brand.ts';
import { tokensOfPage } from '../read/page/prices.ts';
import { interpolate, interpolateText } from '../read/site/interpolate.ts';
import { referencedImages, type LoadedSite, type ModelPage } from '../read/site/site-model.ts';
import { SiteLoader, type ReadOptions } from '../read/site/site-loader.ts';
import type { Tokens } from '../read/site/tokens.ts';
import type { ImageFact } from '../read/site/image-info.ts';
import { findUnavailability, type UnavailableReason } from '../read/site/publication.ts';
import type { SiteContent } from '../read/site/site-content.ts';

/** The result of a check: the valid documents, and all problems in the order of files and lines. */
export type SiteCheckResult = {
  /** The content of `_site.yaml` and `_brand.yaml`; undefined if one of them is not valid. */
  site: Site | undefined;
  /**
   * The valid pages in the order of their files. A page that has not changed is the same object as in the previous
   * result.
   */
  pages: Page[];
  /** The valid forms in the order of their files. */
  forms: Form[];
  /** The metadata of every image file that a document refers to. */
  images: ReadonlyMap<string, ImageFact>;
  /** The pages that visitors do not see at the time of the check, by route, with the reason. */
  unavailable: ReadonlyMap<string, UnavailableReason>;
  /**
   * One problem for each page that is skipped, or that lacks a section, because texts are unfinished although their
   * publication date has passed.
   */
  skipped: Problem[];
  /** One problem for each piece of content, and each claim, that is marked as an example. */
  examples: Problem[];
  /** The routes of the pages that use each shared section, by its name. */
  sharedSectionUses: ReadonlyMap<string, readonly string[]>;
  problems: Problem[];
};

/** Returns the metadata of image files by their names in `media/`. Unknown files are left out. */
export type ReadImageInfos = (names: string[]) => Promise<ReadonlyMap<string, ImageFact>>;

export type CheckOptions = ReadOptions & {
  /** Reads metadata of image files. Without it, image sizes and contents are not checked. */
  readImages?: ReadImageInfos;
  /** Finds installed fonts. Without it, fonts are not checked and pages have the font of the visitor's device. */
  findFont?: FindFontPackage;
};

/** Returns the result for a site that cannot be read: no documents and one problem. */
export const createFailedResult = (problem: Problem): SiteCheckResult => ({
  site: undefined,
  pages: [],
  forms: [],
  images: new Map(),
  unavailable: new Map(),
  skipped: [],
  examples: [],
  sharedSectionUses: new Map(),
  problems: [problem],
});

/** The longest time without a pause of a check that can be aborted, in ms. */
const maxBlockedMs = 10;

const byPosition = (a: Problem, b: Problem): number =>
  a.file < b.file
    ? -1
    : a.file > b.file
      ? 1
      : a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column;

type Renderable = Pick<SiteCheckResult, 'site' | 'pages' | 'forms'>;

/** Returns the site facts with tokens replaced and the brand, if both are valid, and the valid pages and forms. */
const selectRenderable = (
  { site, brand: document, pages, forms, tokens, publication, showsHidden }: LoadedSite,
  findFont: FindFontPackage = () => undefined,
): Renderable => {
  const brand = resolveBrand(document, findFont);
  const isOutdated = !showsHidden && findUnavailability(getChild(site?.value, 'notice'), publication);
  const notice = isOutdated && { notice: undefined };
  return {
    site:
      brand && site && !hasErrors(site)
        ? {
            ...(interpolate(site.value, tokens.values) as SiteFields),
            brand,
            exampleClaims: undefined,
            ...notice,
          }
        : undefined,
    pages: pages.flatMap(({ page }) => page ?? []),
    forms: [...forms.values()],
  };
};

/** Returns the short name of a page with or without errors; undefined if it has no title, or cannot be parsed. */
const namePage = ({ document, resolved }: ModelPage, tokens: Tokens): string | undefined => {
  const { title, name = title } = Object(document.value) as Record<string, unknown>;
  if (typeof title !== 'string') return undefined;
  return interpolateText(String(name), tokensOfPage(tokens.values, resolved));
};

const findSharedSectionUses = ({ pages, files: { shared } }: LoadedSite): Map<string, string[]> =>
  new Map(
    Array.from(shared.keys(), (name) => [
      name,
      pages.flatMap(({ resolved, route }) => (resolved.uses.has(name) ? route : [])),
    ]),
  );

/**
 * Reads and checks the documents of a site, given as texts. It accesses neither files nor the network, so it runs in
 * browsers, in workers and in Node.js:
 *
 *     const checker = new SiteChecker({ prefix: 'pages/' });
 *     const { site, pages, problems } = await checker.check(new Map([['_site.yaml', '…'], ['home.yaml', '…']]));
 *
 * One checker can be used many times: it caches what it has read, so a second check parses only the documents that
 * changed.
 */
export class SiteChecker {
  /** Reads the documents, and caches them. */
  readonly loader: SiteLoader;
  readonly #textChecks = new TextCheckCache(siteChecks.texts);
  /** The folder of the documents in problems. */
  readonly #folder: string;
  readonly #readImages: ReadImageInfos;
  readonly #findFont: FindFontPackage | undefined;

  constructor({ readImages = () => Promise.resolve(new Map()), findFont, ...options }: CheckOptions = {}) {
    this.loader = new SiteLoader(options);
    this.#folder = (options.prefix ?? '').replace(/\/$/, '');
    this.#readImages = readImages;
    this.#findFont = findFont;
  }

  /**
   * Returns the valid documents without running the checks of the whole site, for rendering a page quickly, and the names
   * of all pages by route, valid or not.
   */
  async read(content: SiteContent): Promise<Renderable & { names: ReadonlyMap<string, string | undefined> }> {
    const { documents, ...model } = await this.loader.load(content);
    for (const { source } of documents) source.forget();
    const names = new Map(model.pages.map((page) => [page.route, namePage(page, model.tokens)]));
    return { ...selectRenderable(model, this.#findFont), names };
  }

  /**
   * Reads the documents and runs all checks. Problems of the documents are returned, not thrown.
   * @param signal aborts the check; with it, the check yields to the event loop between its steps
   * @param runsAll whether checks run that report only warnings
   * @throws the reason of the signal when it is aborted
   */
  async check(content: SiteContent, signal?: AbortSignal, runsAll = true): Promise<SiteCheckResult> {
    let resumed = performance.now();
    // Yields to the event loop, so that a worker can receive a message that aborts the check. Not at every step, because
    // browsers delay each timeout by 4 ms.
    const pause = async (): Promise<void> => {
      const isDue = performance.now() - resumed > maxBlockedMs;
      if (signal && isDue) await new Promise((resolve) => setTimeout(resolve));
      if (isDue) resumed = performance.now();
      signal?.throwIfAborted();
    };
    try {
      const { documents, ...loaded } = await this.loader.load(content);
      const textFindings = runsAll
        ? await this.#textChecks.read(documents, loaded.tokens, pause)
        : noTextFindings;
      const images = await this.#readImages(referencedImages(loaded));
      const model = { ...loaded, textFindings, images, findFont: this.#findFont };
      const found: Problem[] = [];
      for (const check of runsAll ? [...siteChecks.site, ...siteChecks.advice] : siteChecks.site) {
        await pause();
        for (const problem of check(model)) if (runsAll || problem.severity === 'error') found.push(problem);
      }
      const own = documents.flatMap(({ problems }) => problems);
      const sources = documents.map(({ source }) => source);
      const problems = nameInvisibleCharacters(removeDuplicateProblems(own, found), sources).sort(byPosition);
      const skipped = skippedPages(model);
      for (const { source } of documents) source.forget();
      return {
        ...selectRenderable(model, this.#findFont),
        images: model.images,
        unavailable: model.unavailable,
        skipped,
        examples: findExamples(model),
        sharedSectionUses: findSharedSectionUses(model),
        problems,
      };
    } catch (error) {
      signal?.throwIfAborted();
      return createFailedResult(internalError(this.#folder, error));
    }
  }

  /**
   * Like `check`, but faster: skips the checks that report only warnings, and drops the warnings of the other ones.
   */
  checkErrors(content: SiteContent): Promise<SiteCheckResult> {
    return this.check(content, undefined, false);
  }
}
