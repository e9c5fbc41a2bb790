import { join, relative, sep } from 'node:path';
import type { Page } from '../../schema/page.ts';
import type { Site } from '../../schema/site.ts';
import { leftOutOf } from '../check/site/unfinished.ts';
import { wholeSiteErrors, wholeSiteProblems } from '../check/site/whole-site.ts';
import type { PictureFact } from '../read/site/picture.ts';
import { PictureFacts } from './pictures/picture-facts.ts';
import { DocumentCache, type DocumentFile, type Helpers } from '../read/document/document-cache.ts';
import { fileProblem } from '../problems/finding.ts';
import { oneForEach } from '../check/one-mistake.ts';
import type { Origin } from '../read/page/origin.ts';
import { PageCache } from '../read/page/page-cache.ts';
import type { Hidden } from '../read/site/publication.ts';
import { place } from '../read/site/interpolate.ts';
import type { Problem } from '../problems/problem.ts';
import { absencesOf, momentOf } from '../read/site/publication.ts';
import { validators } from '../check/schema/validators.ts';
import type { SiteDocument } from '../read/document/site-document.ts';
import { copyOf, type StrayFile } from '../read/site/file-names.ts';
import type { PageFile, SiteFiles } from '../read/site/site-files.ts';
import { listSite } from '../read/site/site-files.ts';
import { markedDocuments, type ModelPage, type SiteModel } from '../read/site/site-model.ts';
import { tokensOf } from '../read/site/tokens.ts';
import type { Tokens } from '../read/site/tokens.ts';
import { unforeseenProblem } from '../problems/unforeseen.ts';
import { WordReader } from '../check/words/word-reader.ts';

/** What the documents say: everything that is valid, and every problem, in the order of files and lines. */
export type SiteDocuments = {
  /** The site facts, when `_site.yaml` is valid. */
  site: Site | undefined;
  /** The valid pages in the order of their files; the same object as long as nothing in it has changed. */
  pages: Page[];
  /** Where each page comes from, by its route. */
  origins: ReadonlyMap<string, Origin>;
  /** What is known of every picture file that a document names. */
  pictures: ReadonlyMap<string, PictureFact>;
  /** The pages that visitors do not see at the time of this reading, by their route. */
  absent: ReadonlyMap<string, Hidden>;
  /** Those of them that are left out as unfinished, although their day has come. */
  leftOut: Problem[];
  problems: Problem[];
};

type AllHelpers = Helpers & WordReader['helpers'] & { pictures?: PictureFacts };

/** What the site is read for. */
export type Purpose = {
  /** The clock that says which pages visitors see; that of the machine when none is given. */
  clock?: () => Date;
  /** Leaves out a page whose day has come while texts of it are still to be written, instead of refusing the site. */
  leavesOutUnfinished?: boolean;
};

/** Says of a folder that it is not there. */
const nothing: Omit<SiteDocuments, 'problems'> = {
  site: undefined,
  pages: [],
  origins: new Map(),
  pictures: new Map(),
  absent: new Map(),
  leftOut: [],
};

const byPlace = (a: Problem, b: Problem): number =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;

/** Reads the documents of a site. Keeps what it has read: a second reading costs only what was edited. */
export class SiteReader {
  readonly #documents: DocumentCache;
  readonly #pages = new PageCache();
  readonly #pictures;
  readonly #words: WordReader;
  readonly #clock: () => Date;
  readonly #leavesOutUnfinished: boolean;

  /**
   * @param pagesDir the folder of the documents
   * @param options what makes a first reading faster, and what the site is read for
   */
  constructor(
    readonly pagesDir: string,
    {
      pictures = new PictureFacts(),
      wordsOfMany,
      clock = () => new Date(),
      leavesOutUnfinished = false,
      ...helpers
    }: AllHelpers & Purpose = {},
  ) {
    this.#documents = new DocumentCache(helpers);
    this.#clock = clock;
    this.#leavesOutUnfinished = leavesOutUnfinished;
    this.#pictures = pictures;
    this.#words = new WordReader({ ...(wordsOfMany && { wordsOfMany }) });
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
    try {
      return await this.#readSite(problemsOf, wordsOf);
    } catch (error) {
      return { ...nothing, problems: [unforeseenProblem(this.#shownPath('.'), error)] };
    }
  }

  async #readSite(
    problemsOf: (model: SiteModel) => Problem[],
    wordsOf: WordReader['read'],
  ): Promise<SiteDocuments> {
    const files = await listSite(this.pagesDir);
    if (!files) {
      const fix = 'Name the folder that holds the pages.';
      const missing = fileProblem(this.#shownPath('.'), 'pages-missing', 'the folder does not exist', fix);
      return { ...nothing, problems: [missing] };
    }
    const { model: loaded, documents } = await this.#load(files);
    const words = await wordsOf(documents, loaded.tokens);
    const model = { ...loaded, pictures: await this.#look(loaded), words };
    return {
      site: model.site && placeSite(model.site, model.tokens),
      pages: model.pages.flatMap(({ page }) => page ?? []),
      origins: new Map(model.pages.map(({ route, origin }) => [route, origin])),
      pictures: model.pictures,
      absent: model.absent,
      leftOut: leftOutOf(model),
      problems: oneForEach(
        documents.flatMap(({ problems }) => problems),
        problemsOf(model),
      ).sort(byPlace),
    };
  }

  /** What is known of every picture that a document names. */
  #look(model: Omit<SiteModel, 'pictures' | 'words'>): Promise<Map<string, PictureFact>> {
    const named = [...markedDocuments(model)].flatMap(({ marks }) => marks.pictures.map(({ what }) => what));
    const names = [...new Set(named)].filter((name) => model.files.media.has(name));
    return this.#pictures.of(join(this.pagesDir, 'media'), names);
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
    const all = files.pages.map((file) => ({ ...file, document: next() }));
    const copies = identicalPages(all);
    const loaded = all.filter(({ path }) => !copies.some((copy) => copy.path === path));
    const tokens = tokensOf(site?.value);
    const pages = new Map<string, ModelPage>();
    for (const { route, document } of loaded) {
      if (!pages.has(route)) pages.set(route, this.#pages.get(route, document, shared, tokens));
    }
    this.#documents.keepOnly(new Set(documents));
    this.#pages.keepOnly(pages);
    const shownPath = (path: string) => this.#shownPath(path);
    const now = momentOf(this.#clock(), site?.value);
    const absent = absencesOf([...pages.values()], { now, leavesOutUnfinished: this.#leavesOutUnfinished });
    const strays = [...files.strays, ...copies];
    return {
      model: {
        files: { ...files, strays },
        shownPath,
        site,
        pages: [...pages.values()],
        shared,
        tokens,
        absent,
      },
      documents,
    };
  }

  #shownPath(path: string): string {
    return relative(process.cwd(), join(this.pagesDir, path)).split(sep).join('/');
  }
}

/** Pages whose files say the same letter by letter: the one with the longer name is the copy. */
const identicalPages = (pages: (PageFile & { document: SiteDocument })[]): StrayFile[] => {
  const first = new Map<string, string>();
  const byLength = [...pages]
    .filter(({ document }) => document.readable)
    .sort((a, b) => a.path.length - b.path.length);
  return byLength.flatMap(({ path, document }) => {
    const other = first.get(document.source.hash);
    if (other === undefined) first.set(document.source.hash, path);
    return other === undefined ? [] : [copyOf(path, other)];
  });
};

const placeSite = ({ value }: SiteDocument, tokens: Tokens): Site | undefined => {
  const placed = place(value, tokens.values);
  return validators.site(placed) ? placed : undefined;
};
