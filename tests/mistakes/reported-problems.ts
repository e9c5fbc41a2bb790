import type { SiteDocuments } from '../../documents/check-site.ts';

/** A problem as `check --format json` prints it. */
type Reported = { file: string; line: number; column: number; code: string; message: string; fix: string };

/** The problems of a site in the form in which editors read them. */
export const reportedProblems = ({ problems }: SiteDocuments): Reported[] =>
  problems.map(({ file, line, column, code, message, fix }) => ({ file, line, column, code, message, fix }));
