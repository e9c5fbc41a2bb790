import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../../renderer/context.tsx';
import { unavailabilityAt, formatLocalTime } from '../../documents/read/site/dates.ts';
import { createFileFrames, sortBySeverity } from '../../documents/node/format-problems.ts';
import { publishOnlyCodes } from '../../documents/problems/codes.ts';
import { formatLocation, describeProblem } from '../../documents/problems/format-problem.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import type { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { ImageLibrary } from '../images/image-library.ts';
import { createPageData, namesOf } from '../../renderer/page-data.ts';
import { collectRedirects } from '../hosting/redirects.ts';
import { withoutEndpoint } from '../pages/published-site.ts';
import { createProblemLog } from './problem-log.ts';
import type { ListedProblem } from '../../renderer/browser/development/problem-list.ts';
import type { SiteStatus } from '../../renderer/browser/development/site-status.ts';

type ValidSite = {
  site: Site;
  pages: Map<string, Page>;
  redirects: Record<string, string>;
  library: ImageLibrary;
};

/** Maximum number of errors that are shown with their lines. A longer list does not help. */
const maxListedErrors = 100;

/** Whether a problem prevents the pages from being rendered. */
const preventsRendering = ({ severity, code }: Problem): boolean =>
  severity === 'error' && !publishOnlyCodes.has(code);

const toListed = (problem: Problem): ListedProblem => ({
  where: formatLocation(problem),
  severity: problem.severity,
  text: describeProblem(problem),
});

/** The site while its documents are edited: its current problems, and its last valid state. */
export class DevSite {
  readonly #reader: SiteReader;
  readonly #logErrors: (errors: Problem[]) => void;
  readonly #logPublishProblems: (problems: Problem[]) => void;
  #readCount = 0;
  #errors: Problem[] = [];
  /** Why a page cannot be rendered, until a page is rendered or the documents are read again. */
  renderingProblem: Problem | undefined;
  /** The site when its documents were last free of errors. Undefined until they are for the first time. */
  lastValid: ValidSite | undefined;
  /** The last call of `readPublishProblems`, and the result of the last one that has ended. */
  #publishReading: Promise<unknown> | undefined;
  #publishProblems: ListedProblem[] = [];

  constructor(
    readonly pagesDir: string,
    { print = () => undefined, ...helpers }: { pictures?: ImageInfos; print?: (line: string) => void } = {},
  ) {
    this.#reader = new SiteReader(pagesDir, helpers);
    this.#logErrors = createProblemLog(print);
    this.#logPublishProblems = createProblemLog(print);
  }

  /** Reads the documents again. @returns whether they have no errors that prevent rendering */
  async read(): Promise<boolean> {
    const reading = ++this.#readCount;
    const { site, pages, images, problems } = await this.#reader.readErrors();
    // Ignore this result if a later call has started, because that one reads newer documents.
    if (reading !== this.#readCount) return this.#errors.length === 0;
    this.#errors = problems.filter(preventsRendering);
    this.renderingProblem = undefined;
    this.#logErrors(this.#errors);
    if (site && this.#errors.length === 0) {
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      this.lastValid = {
        site: withoutEndpoint(site),
        pages: byRoute,
        redirects: collectRedirects(pages),
        library: new ImageLibrary(images),
      };
    }
    return this.#errors.length === 0;
  }

  /**
   * Reads the problems that do not prevent rendering: warnings, and errors that only prevent publishing. This takes longer
   * than `read`.
   */
  async readPublishProblems(): Promise<void> {
    const reading = (this.#publishReading = this.#reader.read());
    const { problems } = await reading;
    if (reading !== this.#publishReading) return;
    const remaining = problems.filter((problem) => !preventsRendering(problem));
    // While documents have errors, problems of other documents may not be found, so they do not count as fixed.
    if (remaining.length === problems.length) this.#logPublishProblems(remaining);
    this.#publishProblems = sortBySeverity(remaining).map(toListed);
  }

  /** The status of the documents for browsers: the problems, and the pages that visitors do not see today. */
  get status(): SiteStatus {
    const createFrame = createFileFrames();
    const errors = [...this.#errors, ...(this.renderingProblem ? [this.renderingProblem] : [])]
      .slice(0, maxListedErrors)
      .map((problem) => ({ ...toListed(problem), frame: createFrame(problem) }));
    return { problems: [...errors, ...this.#publishProblems], unavailable: this.#unavailablePages() };
  }

  #unavailablePages(): SiteStatus['unavailable'] {
    const { site, pages } = this.lastValid ?? {};
    if (!site || !pages) return {};
    const { timeZone } = site.facts;
    const now = formatLocalTime(new Date(), timeZone);
    const entries = [...pages].flatMap(([route, page]) => {
      const unavailability = unavailabilityAt(page, now);
      return unavailability ? [[route, { ...unavailability, timeZone }] as const] : [];
    });
    return Object.fromEntries(entries);
  }

  /** Returns the data of a route, or of the not-found page for an unknown one. Undefined while there is no valid site yet. */
  pageData(route: string): PageData | undefined {
    const { site, pages, library } = this.lastValid ?? {};
    const page = pages?.get(route) ?? pages?.get('/not-found');
    if (!page || !site || !library || !pages) return undefined;
    return createPageData(site, page, library, namesOf(pages.values()));
  }
}
