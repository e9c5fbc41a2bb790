import type { Form } from '../../../schema/form.ts';
import type { Page } from '../../../schema/page.ts';
import type { Publication, UnavailableReason } from './publication.ts';
import type { References } from '../document/references.ts';
import { type Path, getChild, getIn } from '../document/path.ts';
import { formNamesIn } from '../page/form-names.ts';
import type { ExpandedPage } from '../page/shared-sections.ts';
import type { SiteDocument } from '../site-document.ts';
import type { SiteContent } from './site-content.ts';
import type { SiteFiles } from './site-files.ts';
import type { Tokens } from './tokens.ts';

/** A page with its route. */
export type ModelPage = {
  route: string;
  document: SiteDocument;
  resolved: ExpandedPage;
  /** The page as it is rendered; undefined if its document is not valid. */
  page: Page | undefined;
};

/** A snapshot of all documents of a site. */
export type LoadedSite = {
  files: SiteFiles;
  /** The files that visitors download, by the path of their URL (`/files/prices.pdf`). */
  downloads: SiteContent;
  /** Returns the path of a file for problems. */
  shownPath: (path: string) => string;
  site: SiteDocument | undefined;
  brand: SiteDocument | undefined;
  /** All pages; of pages with the same route only the first one. */
  pages: ModelPage[];
  shared: ReadonlyMap<string, SiteDocument>;
  /** The documents of the forms by name. */
  formDocuments: ReadonlyMap<string, SiteDocument>;
  /** The valid forms by name, with their tokens replaced. */
  forms: ReadonlyMap<string, Form>;
  tokens: Tokens;
  /** The time and the options for which `unavailable` was determined. */
  publication: Publication;
  /** Whether pages include hidden sections, for previews. */
  showsHidden: boolean;
  /** The pages that visitors do not see now, by route, with the reason. */
  unavailable: ReadonlyMap<string, UnavailableReason>;
};

/** A document with its references and its value; in those of a page, shared sections are filled in. */
export type ReferencingDocument = { document: SiteDocument; value: unknown; references: References };

/** Returns every document of a site with its references. */
export const documentsWithReferences = (model: LoadedSite): ReferencingDocument[] => [
  ...[model.site ?? [], ...model.shared.values(), ...model.formDocuments.values()]
    .flat()
    .map((document) => ({ document, value: document.value, references: document.references })),
  ...model.pages.map(({ document, resolved: { sections, references } }) => ({
    document,
    value: { ...Object(document.value), sections },
    references,
  })),
];

/** Returns by document the pages that show it: the page itself, or all pages that show the shared section or the form. */
export const indexPagesByDocument = ({
  pages,
  formDocuments,
}: LoadedSite): ReadonlyMap<SiteDocument, ReadonlySet<ModelPage>> => {
  const showing = new Map<SiteDocument, Set<ModelPage>>();
  for (const page of pages) {
    const forms = formNamesIn(page.resolved.sections).flatMap((name) => formDocuments.get(name) ?? []);
    for (const document of [page.document, ...page.resolved.sharedSections.values(), ...forms])
      showing.set(document, (showing.get(document) ?? new Set()).add(page));
  }
  return showing;
};

/** Whether every file can be read; only then may a check report that something is missing or unused. */
export const isComplete = (model: LoadedSite): boolean =>
  model.site !== undefined &&
  documentsWithReferences(model).every(({ document }) => document.readable) &&
  model.pages.every(({ resolved }) => !resolved.sections.includes(undefined));

/** Whether all sections of a page have known types; only then may a check report a missing section. */
export const hasAllSections = ({ document, resolved }: ModelPage, types: ReadonlySet<string>): boolean =>
  document.readable &&
  Array.isArray(getChild(document.value, 'sections')) &&
  resolved.sections.every((section) => types.has(String(getChild(section, 'type'))));

/**
 * Returns the path if the page document contains the value; if it comes from a shared section, the path of the entry that
 * includes it.
 */
export const ownPath = ({ document }: ModelPage, path: Path): Path =>
  getIn(document.value, path) === undefined ? path.slice(0, 2) : path;

/** Returns the names of all existing image files that documents refer to. */
export const referencedImages = (model: LoadedSite): string[] => {
  const named = documentsWithReferences(model).flatMap(({ references }) =>
    references.images.map(({ target }) => target),
  );
  return [...new Set(named)].filter((name) => model.files.media.has(name));
};
