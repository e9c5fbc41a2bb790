import { join, relative, sep } from 'node:path';
import type { Page } from '../../../schema/page.ts';
import type { Site } from '../../../schema/site.ts';
import { wholeSiteErrors, wholeSiteProblems } from './checks/whole-site.ts';
import { DocumentCache } from './document-cache.ts';
import { fileProblem } from './finding.ts';
import type { KeptDocuments } from './kept-documents.ts';
import { PageCache } from './page-cache.ts';
import { PictureFacts } from './picture-facts.ts';
import { place } from './placing.ts';
import type { Problem } from './problem.ts';
import { validators } from './schemas.ts';
import type { SiteDocument } from './site-document.ts';
import type { SiteFiles } from './site-files.ts';
import { listSite } from './site-files.ts';
import { markedDocuments, type ModelPage, type SiteModel } from './site-model.ts';
import { tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';

/** What the documents say: everything that is valid, and every problem, in the order of files and lines. */
export type SiteDocuments = {
  /** The site facts, when `_site.yaml` is valid. */
  site: Site | undefined;
  /** The valid pages in the order of their files; the same object as long as nothing in it has changed. */
  pages: Page[];
  problems: Problem[];
};

const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** Reads the documents of a site. Keeps what it has read: a second reading costs only what was edited. */
export class SiteReader {
  readonly #documents: DocumentCache;
  readonly #pages = new PageCache();
  readonly #pictures = new PictureFacts();

  /**
   * @param pagesDir the folder of the documents
   * @param kept documents that were read before
   */
  constructor(
    readonly pagesDir: string,
    readonly kept?: KeptDocuments,
  ) {
    this.#documents = new DocumentCache(kept);
  }

  /** Reads and checks everything. Faults of the documents are in the result; it throws for none of them. */
  read(): Promise<SiteDocuments> {
    return this.#read(wholeSiteProblems);
  }

  /** The same for those who wait: of what only the whole site shows, the errors without the advice on words. */
  readErrors(): Promise<SiteDocuments> {
    return this.#read(wholeSiteErrors);
  }

  async #read(problemsOf: (model: SiteModel) => Problem[]): Promise<SiteDocuments> {
    const files = await listSite(this.pagesDir);
    if (!files) {
      const fix = 'Name the folder that holds the pages.';
      const missing = fileProblem(this.#shownPath('.'), 'pages-missing', 'the folder does not exist', fix);
      return { site: undefined, pages: [], problems: [missing] };
    }
    const { model: loaded, documents } = this.#load(files);
    const model = { ...loaded, pictures: await this.#measure(loaded) };
    return {
      site: model.site && placeSite(model.site, model.tokens),
      pages: model.pages.flatMap(({ page }) => page ?? []),
      problems: [...documents.flatMap(({ problems }) => problems), ...problemsOf(model)].sort(byPlace),
    };
  }

  /** What is known of every picture that a document names. */
  #measure(model: Omit<SiteModel, 'pictures'>): Promise<SiteModel['pictures']> {
    const named = [...markedDocuments(model)].flatMap(({ marks }) => marks.pictures.map(({ what }) => what));
    const names = [...new Set(named)].filter((name) => model.files.media.has(name));
    return this.#pictures.measure(join(this.pagesDir, 'media'), names);
  }

  #load(files: SiteFiles): { model: Omit<SiteModel, 'pictures'>; documents: SiteDocument[] } {
    const load = (path: string, kind: SiteDocument['kind']): SiteDocument =>
      this.#documents.load(join(this.pagesDir, path), this.#shownPath(path), kind);
    const site = files.site === undefined ? undefined : load(files.site, 'site');
    const shared = new Map([...files.shared].map(([name, path]) => [name, load(path, 'section')]));
    const loaded = files.pages.map(({ path, route }) => ({ route, document: load(path, 'page') }));
    const tokens = tokensOf(site?.value);
    const pages = new Map<string, ModelPage>();
    for (const { route, document } of loaded) {
      if (!pages.has(route)) pages.set(route, this.#pages.get(route, document, shared, tokens));
    }
    const documents = [
      ...(site ? [site] : []),
      ...shared.values(),
      ...loaded.map(({ document }) => document),
    ];
    this.#documents.keepOnly(new Set(documents));
    this.#pages.keepOnly(pages);
    const shownPath = (path: string) => this.#shownPath(path);
    return { model: { files, shownPath, site, pages: [...pages.values()], shared, tokens }, documents };
  }

  #shownPath(path: string): string {
    return relative(process.cwd(), join(this.pagesDir, path)).split(sep).join('/');
  }
}

const placeSite = ({ value }: SiteDocument, tokens: Tokens): Site | undefined => {
  const placed = place(value, tokens.values);
  return validators.site(placed) ? placed : undefined;
};
