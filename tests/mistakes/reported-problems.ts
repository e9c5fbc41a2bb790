import type { SiteCheckResult } from '../../documents/check/check-site.ts';
import { problemToJson } from '../../documents/problems/format-problem.ts';

/** The problems of a site as `check --format json` prints them. */
export const reportedProblems = ({ problems }: SiteCheckResult): ReturnType<typeof problemToJson>[] =>
  problems.map(problemToJson);
