import { formatProblemLine } from '../problems/format-problem.ts';
import type { SiteDocument } from '../read/site-document.ts';
import type { SiteContent } from '../read/site/site-content.ts';
import { SiteLoader } from '../read/site/site-loader.ts';
import type { LoadedSite } from '../read/site/site-model.ts';
import { EditError } from './text/edit-error.ts';

/** The documents of a site, all of which can be parsed, for editing commands. */
export type EditableSite = LoadedSite & { site: SiteDocument };

/**
 * Parses all documents of a site for editing. Functions that edit it (`addPage`, `renamePage`, `removePage`) return
 * the changed texts by prefixed file name.
 * @param prefix path prefix of file names, such as `pages/`
 * @param loader one that has read these documents already
 * @param isNeeded whether a document has to be parsed; by default all
 * @throws EditError if a file cannot be parsed, because edits of an incomplete site would be wrong
 */
export const editableSite = async (
  content: SiteContent,
  prefix = '',
  loader = new SiteLoader({ prefix }),
  isNeeded: (document: SiteDocument) => boolean = () => true,
): Promise<EditableSite> => {
  const { site, documents, ...others } = await loader.load(content);
  if (!site) throw new EditError(`${prefix.replace(/\/$/, '') || 'The site'} has no _site.yaml.`);
  const [problem] = documents.find((each) => !each.readable && isNeeded(each))?.problems ?? [];
  if (problem) throw new EditError(`Fix this problem first: ${formatProblemLine(problem)}`);
  return { ...others, site };
};
