import type { Page } from '../../../schema/page.ts';
import type { UnavailableReason } from './publication.ts';
import type { References } from '../document/references.ts';
import type { Origin } from '../page/origin.ts';
import { type Path, getChild, getIn } from '../document/path.ts';
import type { ExpandedPage } from '../page/shared-sections.ts';
import type { SiteDocument } from '../document/site-document.ts';
import type { SiteFiles } from './site-files.ts';
import type { Tokens } from './tokens.ts';

/** A page with its address. */
export type ModelPage = {
  route: string;
  document: SiteDocument;
  resolved: ExpandedPage;
  /** The page as it is rendered, when its document is valid. */
  page: Page | undefined;
  origin: Origin;
};

/** All documents of a site at one moment. */
export type LoadedSite = {
  files: SiteFiles;
  /** The path of a file as problems show it. */
  shownPath: (path: string) => string;
  site: SiteDocument | undefined;
  /** Every page, the first one where two have the same address. */
  pages: ModelPage[];
  shared: ReadonlyMap<string, SiteDocument>;
  tokens: Tokens;
  /** The pages that visitors do not see now. */
  absent: ReadonlyMap<string, UnavailableReason>;
};

/** Every document with its references and its value; in the value of a page the shared pieces are filled in. */
export function* documentsWithReferences({
  site,
  shared,
  pages,
}: Pick<LoadedSite, 'site' | 'shared' | 'pages'>): Generator<{
  document: SiteDocument;
  value: unknown;
  references: References;
}> {
  if (site) yield { document: site, value: site.value, references: site.references };
  for (const document of shared.values())
    yield { document, value: document.value, references: document.references };
  for (const { document, resolved } of pages)
    yield {
      document,
      value: { ...Object(document.value), sections: resolved.sections },
      references: resolved.references,
    };
}

/** Whether every file can be read; only then may a check report that something is missing or unused. */
export const isComplete = ({ site, shared, pages }: LoadedSite): boolean =>
  site !== undefined &&
  [site, ...shared.values(), ...pages.map(({ document }) => document)].every(({ readable }) => readable) &&
  pages.every(({ resolved }) => !resolved.sections.includes(undefined));

/** Whether all sections of a page are of known types; only then may a check report that one is missing. */
export const hasAllSections = ({ document, resolved }: ModelPage, types: ReadonlySet<string>): boolean =>
  document.readable &&
  Array.isArray(getChild(document.value, 'sections')) &&
  resolved.sections.every((section) => types.has(String(getChild(section, 'type'))));

/** The path itself, or that of the entry of the shared piece which holds the value. */
export const ownPath = ({ document }: ModelPage, path: Path): Path =>
  getIn(document.value, path) === undefined ? path.slice(0, 2) : path;

/** The names of all picture files that documents refer to and that are there. */
export const referencedPictures = (model: LoadedSite): string[] => {
  const named = [...documentsWithReferences(model)].flatMap(({ references }) =>
    references.pictures.map(({ what }) => what),
  );
  return [...new Set(named)].filter((name) => model.files.media.has(name));
};
