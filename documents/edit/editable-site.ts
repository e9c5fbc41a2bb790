import { readTexts } from '../check/read-document.ts';
import { problemLine } from '../problems/format-problem.ts';
import { DocumentCache } from '../read/document/document-cache.ts';
import { resolvePage } from '../read/page/shared-pieces.ts';
import type { SiteDocument } from '../read/document/site-document.ts';
import { siteFilesOf, type PageFile, type SiteFiles } from '../read/site/site-files.ts';
import type { SiteContent } from '../read/site/site-content.ts';
import { tokensOf, type Tokens } from '../read/site/tokens.ts';
import type { References } from '../read/document/references.ts';
import { EditRefusal } from './edit-refusal.ts';

/** A file of the site with what its texts hold, those beside the names of shared pieces too. */
export type SiteFile = {
  /** Where the file is, to be written. */
  path: string;
  document: SiteDocument;
  references: References;
};

/** A page's file with its address. */
export type PageSource = SiteFile & { route: string };

/** The documents of a site as the editing commands see them. */
export type EditableSite = {
  /** What stands before the names of files where they are shown and changed, such as `pages/`. */
  prefix: string;
  files: SiteFiles;
  site: SiteFile;
  pages: PageSource[];
  shared: Map<string, SiteFile>;
  tokens: Tokens;
};

/**
 * Reads all documents of a site that is given as texts. What edits it (`addPage`, `renamePage`, `removePage`) gives back
 * the texts that change, under names with the same prefix.
 * @throws EditRefusal when a file cannot be read: a change that rests on half of the site would be wrong
 */
export const editableSite = async (content: SiteContent, prefix = ''): Promise<EditableSite> => {
  const files = siteFilesOf(content.keys());
  if (!files.site) throw new EditRefusal(`${prefix.replace(/\/$/, '') || 'The site'} has no _site.yaml.`);
  const cache = new DocumentCache(readTexts);
  const load = async (names: string[], kind: SiteDocument['kind']): Promise<SiteFile[]> => {
    const documents = await cache.load(
      names.map((name) => ({ file: prefix + name, kind, content: content.get(name) ?? '' })),
    );
    return documents.map((document) => {
      const path = document.source.file;
      const [problem] = document.problems;
      if (!document.readable && problem)
        throw new EditRefusal(`This cannot be read, and comes first: ${problemLine(problem)}`);
      return { path, document, references: document.references };
    });
  };
  const [site] = (await load([files.site], 'site')) as [SiteFile];
  const pieces = await load([...files.shared.values()], 'section');
  const shared = new Map([...files.shared.keys()].map((name, index) => [name, pieces[index] as SiteFile]));
  const library = new Map([...shared].map(([name, { document }]) => [name, document]));
  const documents = await load(
    files.pages.map(({ path }) => path),
    'page',
  );
  const pages = documents.map((file, index) => {
    const { route } = files.pages[index] as PageFile;
    return { ...file, route, references: resolvePage(file.document, library).references };
  });
  return { prefix, files, site, pages, shared, tokens: tokensOf(site.document.value) };
};

/** Every file of the site. */
export const filesOf = ({ site, pages, shared }: EditableSite): SiteFile[] => [
  site,
  ...shared.values(),
  ...pages,
];
