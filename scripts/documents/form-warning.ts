import { findStandIns } from '../../infra/stage/stand-ins.ts';
import { commandLine } from '../../infra/terminal/command-line.mjs';
import type { Site } from '../../schema/site.ts';
import { readSiteStages } from '../stages.ts';

/**
 * Returns a warning if the forms of a site have no backend: neither an endpoint nor a stage. A stage with stand-ins
 * (placeholders) does not count, because it cannot be deployed.
 * @param options.pages the folder of the documents
 * @param options.stages the stage file
 */
export const findFormWarning = async (
  { site, forms }: { site: { forms: Pick<Site['forms'], 'endpoint'> }; forms: readonly unknown[] },
  { pages, stages: file }: { pages: string; stages: string },
): Promise<string | undefined> => {
  if (forms.length === 0 || site.forms.endpoint !== undefined) return undefined;
  const stages = await readSiteStages(pages, file);
  if (stages.some((stage) => findStandIns(stage).length === 0)) return undefined;
  const problem = stages.length > 0 ? `the stages in ${file} have stand-ins` : `${file} has no stage for it`;
  return `Warning: the forms of this site cannot send, because ${pages}/_site.yaml has no forms.endpoint and ${problem}. Write the URL that the forms post to as forms.endpoint, or complete a stage; ${commandLine('doctor --stage NAME')} lists what is missing.`;
};
