import type { Problem } from './problem.ts';
import { problemText } from './problem-text.ts';

/** What is wrong where in its document, and how to fix it. */
export const describeProblem = (problem: Problem): string => {
  const { place, message, fix } = problemText(problem);
  return `${place === '' ? '' : `${place}: `}${message}. ${fix}`;
};

/** What a terminal would obey or turn round: names of files may hold it, whoever sent them. */
const unwelcome = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;
/** A text without what a terminal would obey. */
export const stripControls = (text: string): string => text.replace(unwelcome, '\ufffd');

/** Where a problem is: `pages/faq.yaml:6:13`. */
export const formatLocation = ({ file, range: { start } }: Problem): string =>
  `${file}:${start.line}:${start.column}`;

/** The problem on one line: `pages/faq.yaml:6:13  the first section, hero: unknown field "taglin". Did you mean "tagline"?` */
export const formatProblemLine = (problem: Problem): string =>
  stripControls(`${formatLocation(problem)}  ${describeProblem(problem)}`);

/** A problem for other programs: its data, and the text that people are shown. */
export const problemToJson = (problem: Problem) => {
  const { file, range, severity, code, path, params } = problem;
  const { message, fix } = problemText(problem);
  return { file, ...range.start, severity, code, message, fix, path, params };
};

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The problem as a GitHub workflow command, which marks the line in a pull request.
 * Source: "Workflow commands for GitHub Actions", with the escapes of the actions toolkit.
 */
export const toGithubCommand = (problem: Problem): string => {
  const { file, range, code, severity } = problem;
  const properties = `file=${escapeProperty(file)},line=${range.start.line},col=${range.start.column},title=${escapeProperty(code)}`;
  return `::${severity} ${properties}::${escapeData(describeProblem(problem))}`;
};
