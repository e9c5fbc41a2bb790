import type { Page } from '../../../schema/page.ts';
import type { Site } from '../../../schema/site.ts';
import type { PageData } from '../../context.tsx';
import { absenceOf, localMoment } from '../documents/dates.ts';
import { formatFrame } from '../documents/code-frame.ts';
import type { Problem } from '../documents/problem.ts';
import { SiteReader } from '../documents/site-reader.ts';
import { MediaLibrary } from '../media/media-library.ts';
import { pageDataOf } from '../page-data.ts';
import { redirectsOf } from '../redirects.ts';
import type { ShownProblem } from '../../browser/problem-overlay.ts';

type Good = { site: Site; pages: Map<string, Page>; redirects: Record<string, string> };

/** A page that is not on the site today is shown while it is edited; its title says why visitors do not see it. */
const dated = (page: Page, { facts }: Site): Page => {
  const absence = absenceOf(page, localMoment(new Date(), facts.timeZone));
  if (!absence) return page;
  return { ...page, title: `[not on the site ${absence.word} ${absence.moment}] ${page.title}` };
};

/** The site while its documents are edited: what is wrong with it now, and how it was when it was last right. */
export class LiveSite {
  readonly library: MediaLibrary;
  readonly #reader: SiteReader;
  #good: Good | undefined;
  #problems: Problem[] = [];

  constructor(pagesDir: string) {
    this.#reader = new SiteReader(pagesDir);
    this.library = new MediaLibrary(pagesDir);
  }

  /** Reads the documents again. @returns whether the site is right now */
  async read(): Promise<boolean> {
    const { site, pages, problems } = await this.#reader.readErrors();
    this.#problems = problems;
    const right = site !== undefined && problems.every(({ severity }) => severity !== 'error');
    if (right) {
      const byRoute = new Map(pages.map((page) => [page.route, page]));
      this.#good = { site, pages: byRoute, redirects: redirectsOf(pages) };
    }
    return right;
  }

  /** The errors that keep the site from being drawn, ready to be shown. */
  get errors(): ShownProblem[] {
    return this.#problems
      .filter(({ severity }) => severity === 'error')
      .map((problem) => ({
        where: `${problem.file}:${problem.line}:${problem.column}`,
        path: problem.path,
        message: problem.message,
        fix: problem.fix,
        frame: formatFrame(problem),
      }));
  }

  get site(): Site | undefined {
    return this.#good?.site;
  }

  /** Where the page of a former address is now. */
  movedFrom(route: string): string | undefined {
    return this.#good?.redirects[route];
  }

  /** What a route is drawn from, the not-found page for an unknown one; nothing before the site was ever right. */
  async data(route: string): Promise<PageData | undefined> {
    const page = this.#good?.pages.get(route) ?? this.#good?.pages.get('/not-found');
    return page && this.#good && pageDataOf(this.#good.site, dated(page, this.#good.site), this.library);
  }
}
