import { join, relative, sep } from 'node:path';
import type { Page } from '../../../schema/page.ts';
import type { Site } from '../../../schema/site.ts';
import { wholeSiteErrors, wholeSiteProblems } from './checks/whole-site.ts';
import type { KeptValues } from '../cache/kept-values.ts';
import type { WordFacts } from './checks/content/word-facts.ts';
import { DocumentCache, type DocumentFile, type Helpers } from './document-cache.ts';
import { fileProblem } from './finding.ts';
import type { Origin } from './origin.ts';
import { PageCache } from './page-cache.ts';
import { pictureFacts, type PictureFacts } from './picture-facts.ts';
import { place } from './placing.ts';
import type { Problem } from './problem.ts';
import { validators } from './validators.ts';
import type { SiteDocument } from './site-document.ts';
import type { SiteFiles } from './site-files.ts';
import { listSite } from './site-files.ts';
import { markedDocuments, type ModelPage, type SiteModel } from './site-model.ts';
import { tokensOf } from './tokens.ts';
import type { Tokens } from './tokens.ts';
import { WordReader } from './word-reader.ts';

/** What the documents say: everything that is valid, and every problem, in the order of files and lines. */
export type SiteDocuments = {
  /** The site facts, when `_site.yaml` is valid. */
  site: Site | undefined;
  /** The valid pages in the order of their files; the same object as long as nothing in it has changed. */
  pages: Page[];
  /** Where each page comes from, by its route. */
  origins: ReadonlyMap<string, Origin>;
  problems: Problem[];
};

type AllHelpers = Helpers & { words?: KeptValues<WordFacts>; facts?: PictureFacts };

const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** Reads the documents of a site. Keeps what it has read: a second reading costs only what was edited. */
export class SiteReader {
  readonly #documents: DocumentCache;
  readonly #pages = new PageCache();
  readonly #pictures;
  readonly #words: WordReader;

  /**
   * @param pagesDir the folder of the documents
   * @param helpers what makes a first reading faster
   */
  constructor(
    readonly pagesDir: string,
    { facts = pictureFacts(), words, ...helpers }: AllHelpers = {},
  ) {
    this.#documents = new DocumentCache(helpers);
    this.#pictures = facts;
    this.#words = new WordReader({ ...(words && { words }), ...helpers });
  }

  /** Reads and checks everything. Faults of the documents are in the result; it throws for none of them. */
  read(): Promise<SiteDocuments> {
    return this.#read(wholeSiteProblems, (documents, tokens) => this.#words.read(documents, tokens));
  }

  /** The same for those who wait: of what only the whole site shows, the errors without the advice on words. */
  readErrors(): Promise<SiteDocuments> {
    return this.#read(wholeSiteErrors, () => Promise.resolve(new Map()));
  }

  async #read(
    problemsOf: (model: SiteModel) => Problem[],
    wordsOf: WordReader['read'],
  ): Promise<SiteDocuments> {
    const files = await listSite(this.pagesDir);
    if (!files) {
      const fix = 'Name the folder that holds the pages.';
      const missing = fileProblem(this.#shownPath('.'), 'pages-missing', 'the folder does not exist', fix);
      return { site: undefined, pages: [], origins: new Map(), problems: [missing] };
    }
    const { model: loaded, documents } = await this.#load(files);
    const words = await wordsOf(documents, loaded.tokens);
    const model = { ...loaded, pictures: await this.#measure(loaded), words };
    return {
      site: model.site && placeSite(model.site, model.tokens),
      pages: model.pages.flatMap(({ page }) => page ?? []),
      origins: new Map(model.pages.map(({ route, origin }) => [route, origin])),
      problems: [...documents.flatMap(({ problems }) => problems), ...problemsOf(model)].sort(byPlace),
    };
  }

  /** What is known of every picture that a document names. */
  async #measure(model: Omit<SiteModel, 'pictures' | 'words'>): Promise<SiteModel['pictures']> {
    const named = [...markedDocuments(model)].flatMap(({ marks }) => marks.pictures.map(({ what }) => what));
    const names = [...new Set(named)].filter((name) => model.files.media.has(name));
    const measure = async (name: string) =>
      [name, await this.#pictures.of(join(this.pagesDir, 'media', name))] as const;
    return new Map(await Promise.all(names.map(measure)));
  }

  async #load(
    files: SiteFiles,
  ): Promise<{ model: Omit<SiteModel, 'pictures' | 'words'>; documents: SiteDocument[] }> {
    const fileOf = (path: string, kind: SiteDocument['kind']): DocumentFile => ({
      path: join(this.pagesDir, path),
      file: this.#shownPath(path),
      kind,
    });
    const documents = await this.#documents.load([
      ...(files.site === undefined ? [] : [fileOf(files.site, 'site')]),
      ...[...files.shared.values()].map((path) => fileOf(path, 'section')),
      ...files.pages.map(({ path }) => fileOf(path, 'page')),
    ]);
    const rest = documents.values();
    const next = (): SiteDocument => rest.next().value as SiteDocument;
    const site = files.site === undefined ? undefined : next();
    const shared = new Map([...files.shared.keys()].map((name) => [name, next()]));
    const loaded = files.pages.map(({ route }) => ({ route, document: next() }));
    const tokens = tokensOf(site?.value);
    const pages = new Map<string, ModelPage>();
    for (const { route, document } of loaded) {
      if (!pages.has(route)) pages.set(route, this.#pages.get(route, document, shared, tokens));
    }
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
