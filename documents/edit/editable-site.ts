import { join } from 'node:path';
import { DocumentCache } from '../read/document/document-cache.ts';
import { resolvePage } from '../read/page/shared-pieces.ts';
import type { SiteDocument } from '../read/document/site-document.ts';
import { listSite, type PageFile, type SiteFiles } from '../read/site/site-files.ts';
import { tokensOf, type Tokens } from '../read/site/tokens.ts';
import type { Marks } from '../read/document/references.ts';
import { EditFault } from './edit-refusal.ts';

/** A file of the site with what its texts hold, those beside the names of shared pieces too. */
export type SiteFile = {
  /** Where the file is, to be written. */
  path: string;
  document: SiteDocument;
  marks: Marks;
};

/** A page's file with its address. */
export type PageSource = SiteFile & { route: string };

/** The documents of a site as the editing commands see them. */
export type SiteFolder = {
  pagesDir: string;
  files: SiteFiles;
  site: SiteFile;
  pages: PageSource[];
  shared: Map<string, SiteFile>;
  tokens: Tokens;
};

/**
 * Reads all documents.
 * @throws EditFault when a file cannot be read: a change that rests on half of the site would be wrong
 */
export const readFolder = async (pagesDir: string): Promise<SiteFolder> => {
  const files = await listSite(pagesDir);
  if (!files) throw new EditFault(`There is no folder ${pagesDir}.`);
  if (!files.site) throw new EditFault(`${pagesDir} has no _site.yaml.`);
  const cache = new DocumentCache();
  const load = async (names: string[], kind: SiteDocument['kind']): Promise<SiteFile[]> => {
    const paths = names.map((name) => join(pagesDir, name));
    const documents = await cache.load(
      paths.map((path) => ({ path, file: path.replaceAll('\\', '/'), kind })),
    );
    return documents.map((document, index) => {
      const path = paths[index] as string;
      if (!document.readable) throw new EditFault(`${path} cannot be read. npm run check says what to mend.`);
      return { path, document, marks: document.marks };
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
    return { ...file, route, marks: resolvePage(file.document, library).marks };
  });
  return { pagesDir, files, site, pages, shared, tokens: tokensOf(site.document.value) };
};

/** Every file of the site. */
export const filesOf = ({ site, pages, shared }: SiteFolder): SiteFile[] => [
  site,
  ...shared.values(),
  ...pages,
];
