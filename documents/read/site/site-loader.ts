import { DocumentCache, type DocumentFile, type ParseDocuments } from '../document-cache.ts';
import type { DocumentKind } from '../document/schemas.ts';
import type { SiteDocument } from '../site-document.ts';
import { parseDocuments } from '../read-document.ts';
import { createForms, createPage, type Library } from '../page/create-page.ts';
import { selectDownloads } from './downloads.ts';
import { fillInLists } from '../page/page-lists.ts';
import { localeOfTokens } from '../page/prices.ts';
import { toCopyProblem, type UnexpectedFile } from './file-names.ts';
import { findUnavailability, findUnavailablePages, toSiteTime, type Publication } from './publication.ts';
import type { SiteContent } from './site-content.ts';
import { classifyFiles, type PageFile } from './site-files.ts';
import type { LoadedSite, ModelPage } from './site-model.ts';
import { readTokens } from './tokens.ts';

/** How the publication state of pages is determined. */
export type ReadPurpose = {
  /** Returns the time for which the publication dates are evaluated. Default: the current time. */
  clock?: () => Date;
  /**
   * Whether a page or section with unfinished texts is skipped after its publication date. By default it is an error.
   */
  skipsUnfinished?: boolean;
};

export type ReadOptions = ReadPurpose & {
  /** Path prefix of file names in problems, such as `pages/`. Default: none. */
  prefix?: string;
  /** Whether the result includes hidden sections, and those and the notice outside their dates, for previews. */
  showsHidden?: boolean;
  /** Parses several documents at once, for example in workers. By default they are parsed one after another. */
  readMany?: ParseDocuments;
};

/**
 * Creates the model of a site from its texts. Documents and pages are cached, so only edited ones are parsed again.
 */
export class SiteLoader {
  readonly #documents: DocumentCache;
  /** The documents from which `#library` was created. */
  #common: SiteDocument[] = [];
  #library: Library | undefined;
  #pages = new WeakMap<SiteDocument, ModelPage>();

  constructor(readonly options: ReadOptions) {
    this.#documents = new DocumentCache(options.readMany ?? parseDocuments);
  }

  /** @returns the model, and all documents, including copies that are not part of the model */
  async load(content: SiteContent): Promise<LoadedSite & { documents: SiteDocument[] }> {
    const { prefix = '', clock = () => new Date() } = this.options;
    const { skipsUnfinished = false, showsHidden = false } = this.options;
    const files = classifyFiles(content.keys());
    const shownPath = (path: string) => prefix + path;
    const fileOf = (path: string, kind: DocumentKind): DocumentFile => ({
      file: shownPath(path),
      kind,
      content: content.get(path) ?? '',
    });
    const documents = await this.#documents.load([
      ...(files.site === undefined ? [] : [fileOf(files.site, 'site')]),
      ...(files.brand === undefined ? [] : [fileOf(files.brand, 'brand')]),
      ...[...files.shared.values()].map((path) => fileOf(path, 'section')),
      ...[...files.forms.values()].map((path) => fileOf(path, 'form')),
      ...files.pages.map(({ path }) => fileOf(path, 'page')),
    ]);
    const rest = documents.values();
    const next = (): SiteDocument => rest.next().value as SiteDocument;
    const site = files.site === undefined ? undefined : next();
    const brand = files.brand === undefined ? undefined : next();
    const shared = new Map([...files.shared.keys()].map((name) => [name, next()]));
    const formDocuments = new Map([...files.forms.keys()].map((name) => [name, next()]));
    const all = files.pages.map((file) => ({ ...file, document: next() }));
    const copies = identicalPages(all);
    const originals = all.filter(({ path }) => !copies.some(({ file }) => file === path));
    const library = this.#updateLibrary(site, shared, formDocuments);
    const pages = new Map<string, ModelPage>();
    for (const { route, document } of originals) {
      if (!pages.has(route)) pages.set(route, this.#pageOf(route, document, library));
    }
    const publication = { now: toSiteTime(clock(), site?.value), skipsUnfinished };
    const unavailable = findUnavailablePages([...pages.values()], publication);
    const seen = [...pages.values()].flatMap(({ route, page }) =>
      unavailable.has(route) ? [] : (page ?? []),
    );
    const { tag } = localeOfTokens(library.tokens.values);
    return {
      files: { ...files, unexpected: [...files.unexpected, ...copies] },
      downloads: selectDownloads(content),
      shownPath,
      site,
      brand,
      pages: [...pages.values()].map((page) =>
        fillInLists(showsHidden ? page : selectSections(page, publication), seen, tag, showsHidden),
      ),
      shared,
      formDocuments,
      forms: library.forms,
      tokens: library.tokens,
      publication,
      showsHidden,
      unavailable,
      documents,
    };
  }

  /**
   * Returns the tokens, shared sections and forms, which all pages have in common. If one has changed, all pages are
   * created again.
   */
  #updateLibrary(
    site: SiteDocument | undefined,
    shared: Library['shared'],
    formDocuments: ReadonlyMap<string, SiteDocument>,
  ): Library {
    const common = [...(site ? [site] : []), ...shared.values(), ...formDocuments.values()];
    const isSame =
      common.length === this.#common.length &&
      common.every((document, index) => document === this.#common[index]);
    if (isSame && this.#library) return this.#library;
    const tokens = readTokens(site?.value);
    this.#common = common;
    this.#pages = new WeakMap();
    this.#library = { tokens, shared, forms: createForms(formDocuments, tokens) };
    return this.#library;
  }

  #pageOf(route: string, document: SiteDocument, library: Library): ModelPage {
    const page =
      this.#pages.get(document) ?? createPage(route, document, library, this.options.showsHidden ?? false);
    this.#pages.set(document, page);
    return page;
  }
}

/** Returns a page without the sections that visitors do not see because of their dates. */
const selectSections = (model: ModelPage, publication: Publication): ModelPage => {
  const { page, resolved } = model;
  const isSeen = (section: unknown): boolean => !findUnavailability(section, publication);
  if (!page || resolved.sections.every(isSeen)) return model;
  return { ...model, page: { ...page, sections: page.sections.filter(isSeen) } };
};

/** Returns the problems of pages with identical files: the one with the longer name is the copy. */
const identicalPages = (pages: (PageFile & { document: SiteDocument })[]): UnexpectedFile[] => {
  const first = new Map<string, string>();
  const byLength = pages
    .filter(({ document }) => document.readable)
    .sort((a, b) => a.path.length - b.path.length);
  return byLength.flatMap(({ path, document: { source } }) => {
    const other = first.get(source.text);
    if (other === undefined) first.set(source.text, path);
    return other === undefined ? [] : [toCopyProblem(path, other)];
  });
};
