import type { SiteDocuments } from '../../documents/check-site.ts';
import { problemJson } from '../../documents/problems/format-problem.ts';

/** The problems of a site as `check --format json` prints them. */
export const reportedProblems = ({ problems }: SiteDocuments): ReturnType<typeof problemJson>[] =>
  problems.map(problemJson);
