/** A fault in the documents: where it is, what it is and how to fix it. */
export type Problem = {
  /** Path of the file from the folder in which the command runs, such as `pages/faq.yaml`. */
  file: string;
  /** Line, counted from 1. */
  line: number;
  /** Column in characters, counted from 1. */
  column: number;
  /** The place in the document as an editor would say it: `the first section, hero 'Marble'`, `facts`, or empty for the whole file. */
  path: string;
  /** The kind of problem, such as `unknown-field`. */
  code: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
  /** What was certainly meant: `written` stands at the place of the problem, or else the whole name or value does. */
  instead?: { written?: string; meant: string };
  /** The migration that mends the whole document. */
  migration?: string;
  /** An error stops the build, a warning does not. */
  severity: 'error' | 'warning';
};
