import { join, relative, sep } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import type { PageData } from '../../renderer/context.tsx';
import { unavailabilityAt, formatLocalTime } from '../../documents/read/site/dates.ts';
import { createFileFrames } from '../../documents/node/format-problems.ts';
import { publishOnlyCodes } from '../../documents/problems/codes.ts';
import { internalError } from '../../documents/problems/finding.ts';
import { formatLocation, describeProblem } from '../../documents/problems/format-problem.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { SiteReader } from '../../documents/node/site-reader.ts';
import type { ImageInfos } from '../../documents/node/images/image-infos.ts';
import { ImageLibrary } from '../images/image-library.ts';
import { pageDataOf } from '../../renderer/page-data.ts';
import { collectRedirects } from '../hosting/redirects.ts';
import type { UnavailablePage } from '../../renderer/browser/development/page-dates.ts';
import type { ListedProblem } from '../../renderer/browser/development/publish-problems.ts';
import type { OverlayProblem } from '../../renderer/browser/development/problem-overlay.ts';

type Good = {
  site: Site;
  pages: Map<string, Page>;
  redirects: Record<string, string>;
  library: ImageLibrary;
};

/** More at once help nobody. */
const mostShown = 100;

const absenceNow = (page: Page, { facts }: Site) =>
  unavailabilityAt(page, formatLocalTime(new Date(), facts.timeZone));

/** A page that is not on the site today is shown while it is edited; its title says why visitors do not see it. */
const dated = (page: Page, site: Site): Page => {
  const absence = absenceNow(page, site);
  if (!absence) return page;
  return { ...page, title: `[not on the site ${absence.word} ${absence.moment}] ${page.title}` };
};

/** Whether the pages cannot be rendered before a problem is fixed. */
const isGrave = ({ severity, code }: Problem): boolean => severity === 'error' && !publishOnlyCodes.has(code);

/** The site while its documents are edited: what is wrong with it now, and how it was when it was last right. */
export class DevSite {
  readonly #reader: SiteReader;
  #readings = 0;
  #errors: Problem[] = [];
  #failure: Problem | undefined;
  /** The site as it was when its documents were last right; undefined before they ever were. */
  good: Good | undefined;
  /** What `readNotes` found the last time. */
  notes: Promise<ListedProblem[]> = Promise.resolve([]);

  constructor(
    readonly pagesDir: string,
    helpers: { pictures?: ImageInfos } = {},
  ) {
    this.#reader = new SiteReader(pagesDir, helpers);
  }

  /** Reads the documents again. @returns whether the site is right now */
  async read(): Promise<boolean> {
    const mine = ++this.#readings;
    const { site, pages, pictures, problems } = await this.#reader.readErrors();
    // A later reading knows more, also when this one took longer.
    if (mine !== this.#readings) return this.#errors.length === 0;
    this.#errors = problems.filter(isGrave);
    this.#failure = undefined;
    if (site && this.#errors.length === 0) {
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      this.good = {
        site,
        pages: byRoute,
        redirects: collectRedirects(pages),
        library: new ImageLibrary(pictures),
      };
    }
    return this.#errors.length === 0;
  }

  /**
   * Looks for what may be said of the site although it can be rendered, which takes longer: warnings, and errors that only
   * keep it from being published.
   */
  readNotes(): Promise<ListedProblem[]> {
    this.notes = this.#reader.read().then(({ problems }) => {
      const notes = problems.filter((problem) => !isGrave(problem));
      const of = (wanted: Problem['severity']) => notes.filter(({ severity }) => severity === wanted);
      return [...of('error'), ...of('warning')].map((problem) => ({
        where: formatLocation(problem),
        severity: problem.severity,
        text: describeProblem(problem),
      }));
    });
    return this.notes;
  }

  /** The errors that keep the site from being rendered, ready to be shown. */
  get errors(): OverlayProblem[] {
    const frameOf = createFileFrames();
    const all = [...this.#errors, ...(this.#failure ? [this.#failure] : [])];
    return all.slice(0, mostShown).map((problem) => ({
      where: formatLocation(problem),
      ...problemText(problem),
      frame: frameOf(problem),
    }));
  }

  /** Remembers that a page cannot be rendered although its document is right, until one is rendered or read anew. */
  renderingFailed(route: string, error: unknown): void {
    const name = route === '/' ? 'home' : route.slice(1);
    const file = relative(process.cwd(), join(this.pagesDir, `${name}.yaml`))
      .split(sep)
      .join('/');
    this.#failure = internalError(file, error, 'rendering');
  }

  /** A page was rendered. */
  rendered(): void {
    this.#failure = undefined;
  }

  /** The pages that visitors do not see today, by their routes. */
  get absences(): Record<string, UnavailablePage> {
    const absent: Record<string, UnavailablePage> = {};
    for (const [route, page] of this.good?.pages ?? []) {
      const { site } = this.good as Good;
      const absence = absenceNow(page, site);
      if (absence) absent[route] = { ...absence, timeZone: site.facts.timeZone };
    }
    return absent;
  }

  /** What a route is rendered from, the not-found page for an unknown one; undefined before the site was ever right. */
  data(route: string): PageData | undefined {
    const { site, pages, library } = this.good ?? {};
    const page = pages?.get(route) ?? pages?.get('/not-found');
    return page && site && library && pageDataOf(site, dated(page, site), library);
  }
}
