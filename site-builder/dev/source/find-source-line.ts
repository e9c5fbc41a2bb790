import { formatDocumentPath } from '../../../documents/problems/format-path.ts';
import type { EditableSite } from '../../../documents/edit/editable-site.ts';
import { tokensOfPage } from '../../../documents/read/page/prices.ts';
import { findSourcePath, type PageDocuments } from '../../../documents/edit/find/source-path.ts';

/** Returns the documents in which the texts of a page are. */
export const documentsOfPage = (
  { pages, shared, formDocuments, site, tokens }: EditableSite,
  route: string | undefined,
): PageDocuments => {
  const page = pages.find((each) => each.route === route);
  return {
    page: page?.document,
    site,
    findSharedSection: (name) => shared.get(name),
    findForm: (name) => formDocuments.get(name),
    tokens: tokensOfPage(tokens.values, page?.resolved),
  };
};

/**
 * Returns the position in the documents of a clicked text, or of its section if the text is not found.
 * @param query the request for `sourceUrl`
 */
export const findSourceLine = (
  site: EditableSite,
  query: URLSearchParams,
): { where: string; path: string } => {
  const { route, section, words = '', occurrence = 0 } = Object.fromEntries(query);
  const { document, path } = findSourcePath(documentsOfPage(site, route), {
    section: section === undefined ? undefined : Number(section),
    words,
    occurrence: Number(occurrence),
  });
  const { line, column } = document.source.range(path, 'value').start;
  const where = `${document.source.file}:${line}:${column}`;
  return { where, path: formatDocumentPath(document.value, path) };
};
