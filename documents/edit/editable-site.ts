import { formatProblemLine } from '../problems/format-problem.ts';
import type { SiteDocument } from '../read/site-document.ts';
import type { SiteFiles } from '../read/site/site-files.ts';
import type { SiteContent } from '../read/site/site-content.ts';
import { SiteLoader } from '../read/site/site-loader.ts';
import { tokensOfPage } from '../read/page/prices.ts';
import type { Tokens } from '../read/site/tokens.ts';
import type { References } from '../read/document/references.ts';
import { EditError } from './text/edit-error.ts';

/** A file of the site with the references in its texts; for a page, also in its overrides of shared sections. */
export type EditableFile = {
  /** Path for writing the file. */
  path: string;
  document: SiteDocument;
  references: References;
  /** The values of the tokens in its texts: those of the site and its prices. */
  tokens: Tokens['values'];
};

/** The file of a page, with its route. */
export type PageSource = EditableFile & { route: string };

/** The documents of a site, for editing commands. */
export type EditableSite = {
  /** Path prefix of file names, such as `pages/`. */
  prefix: string;
  files: SiteFiles;
  site: EditableFile;
  pages: PageSource[];
  shared: Map<string, EditableFile>;
  /** The form documents by name. */
  forms: Map<string, EditableFile>;
  tokens: Tokens;
};

/**
 * Parses all documents of a site for editing. Functions that edit it (`addPage`, `renamePage`, `removePage`) return
 * the changed texts by prefixed file name.
 * @throws EditError if a file cannot be parsed, because edits of an incomplete site would be wrong
 */
export const editableSite = async (content: SiteContent, prefix = ''): Promise<EditableSite> => {
  const loader = new SiteLoader({ prefix });
  const { files, site, shared, formDocuments, pages, tokens, documents } = await loader.load(content);
  if (!site) throw new EditError(`${prefix.replace(/\/$/, '') || 'The site'} has no _site.yaml.`);
  const [problem] = documents.find(({ readable }) => !readable)?.problems ?? [];
  if (problem) throw new EditError(`Fix this problem first: ${formatProblemLine(problem)}`);
  const toFile = (document: SiteDocument, sections: unknown = document.value): EditableFile => ({
    path: document.source.file,
    document,
    references: document.references,
    tokens: tokensOfPage(tokens.values, sections),
  });
  const toFiles = (named: ReadonlyMap<string, SiteDocument>): Map<string, EditableFile> =>
    new Map(Array.from(named, ([name, document]) => [name, toFile(document)]));
  return {
    prefix,
    files,
    site: toFile(site),
    shared: toFiles(shared),
    forms: toFiles(formDocuments),
    pages: pages.map(({ route, document, resolved }) => ({
      ...toFile(document, resolved),
      references: resolved.references,
      route,
    })),
    tokens,
  };
};

/** Returns every file of the site. */
export const allFiles = ({ site, pages, shared, forms }: EditableSite): EditableFile[] => [
  site,
  ...shared.values(),
  ...forms.values(),
  ...pages,
];
