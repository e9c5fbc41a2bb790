import { parseDocuments } from '../check/read-document.ts';
import { formatProblemLine } from '../problems/format-problem.ts';
import type { SiteDocument } from '../read/document/site-document.ts';
import type { SiteFiles } from '../read/site/site-files.ts';
import type { SiteContent } from '../read/site/site-content.ts';
import { SiteLoader } from '../read/site/site-loader.ts';
import type { Tokens } from '../read/site/tokens.ts';
import type { References } from '../read/document/references.ts';
import { EditError } from './edit-error.ts';

/** A file of the site with what its texts hold, those beside the names of shared pieces too. */
export type EditableFile = {
  /** Where the file is, to be written. */
  path: string;
  document: SiteDocument;
  references: References;
};

/** A page's file with its address. */
export type PageSource = EditableFile & { route: string };

/** The documents of a site as the editing commands see them. */
export type EditableSite = {
  /** What stands before the names of files where they are shown and changed, such as `pages/`. */
  prefix: string;
  files: SiteFiles;
  site: EditableFile;
  pages: PageSource[];
  shared: Map<string, EditableFile>;
  tokens: Tokens;
};

const fileOf = (document: SiteDocument, references = document.references): EditableFile => ({
  path: document.source.file,
  document,
  references,
});

/**
 * Reads all documents of a site that is given as texts. What edits it (`addPage`, `renamePage`, `removePage`) gives back
 * the texts that change, under names with the same prefix.
 * @throws EditError when a file cannot be read: a change that rests on half of the site would be wrong
 */
export const editableSite = async (content: SiteContent, prefix = ''): Promise<EditableSite> => {
  const loader = new SiteLoader({ prefix, readMany: parseDocuments });
  const { files, site, shared, pages, tokens, documents } = await loader.load(content);
  if (!site) throw new EditError(`${prefix.replace(/\/$/, '') || 'The site'} has no _site.yaml.`);
  const [problem] = documents.find(({ readable }) => !readable)?.problems ?? [];
  if (problem) throw new EditError(`This cannot be read, and comes first: ${formatProblemLine(problem)}`);
  return {
    prefix,
    files,
    site: fileOf(site),
    shared: new Map(Array.from(shared, ([name, document]) => [name, fileOf(document)])),
    pages: pages.map(({ route, document, resolved }) => ({
      ...fileOf(document, resolved.references),
      route,
    })),
    tokens,
  };
};

/** Every file of the site. */
export const allFiles = ({ site, pages, shared }: EditableSite): EditableFile[] => [
  site,
  ...shared.values(),
  ...pages,
];
