import type { Problem } from './problem.ts';
import { problemText } from './problem-text.ts';

/** Returns where a problem is in its document, what is wrong and how to fix it. */
export const describeProblem = (problem: Problem): string => {
  const { location: place, message, fix } = problemText(problem);
  return `${place === '' ? '' : `${place}: `}${message}. ${fix}`;
};

/** Control characters and bidirectional characters that a terminal would interpret; file names may contain them. */
const terminalControls = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;
/** Replaces characters that a terminal would interpret. */
export const stripControls = (text: string): string => text.replace(terminalControls, '\ufffd');

/** Returns the position of a problem: `pages/faq.yaml:6:13`. */
export const formatLocation = ({ file, range: { start } }: Problem): string =>
  `${file}:${start.line}:${start.column}`;

/**
 * Formats a problem on one line: `pages/faq.yaml:6:13  the first section, hero: unknown field "taglin". Did you mean
 * "tagline"?`
 */
export const formatProblemLine = (problem: Problem): string =>
  stripControls(`${formatLocation(problem)}  ${describeProblem(problem)}`);

/** Converts a problem to JSON for other programs, with its messages. */
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
 * Formats a problem as a GitHub workflow command, which annotates the line in a pull request. Source: "Workflow
 * commands for GitHub Actions", with the escapes of the actions toolkit.
 */
export const toGithubCommand = (problem: Problem): string => {
  const { file, range, code, severity } = problem;
  const properties = `file=${escapeProperty(file)},line=${range.start.line},col=${range.start.column},title=${escapeProperty(code)}`;
  return `::${severity} ${properties}::${escapeData(describeProblem(problem))}`;
};
