import { styleText } from 'node:util';
import { CodeFrames } from './code-frame.ts';
import type { Problem } from './problem.ts';

type Style = Parameters<typeof styleText>[0];

/** What is wrong where in its document, and how to mend it. */
export const sentence = ({ path, message, fix }: Problem): string =>
  `${path === '' ? '' : `${path}: `}${message}. ${fix}`;

/** What a terminal would obey or turn round: names of files may hold it, whoever sent them. */
const unwelcome = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;
const shown = (text: string): string => text.replace(unwelcome, '\ufffd');

const placeOf = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

/** The problem on one line: `pages/faq.yaml:6:13  the first section, hero: unknown field "taglin". Did you mean "tagline"?` */
export const problemLine = (problem: Problem): string => shown(`${placeOf(problem)}  ${sentence(problem)}`);

/** Whether the terminal shows colours and its user wants them (https://no-color.org). */
const hasColours = (): boolean => process.stdout.isTTY === true && !process.env['NO_COLOR'];

/** The problem for a terminal: its line and the lines of the file around it. */
const formatProblem = (problem: Problem, frames: CodeFrames): string => {
  const paint = (style: Style, text: string) =>
    hasColours() ? styleText(style, text, { validateStream: false }) : text;
  const where = paint('bold', shown(placeOf(problem)));
  const line = `${where}  ${paint(problem.severity === 'error' ? 'red' : 'yellow', shown(sentence(problem)))}`;
  const frame = frames.around(problem);
  return frame === '' ? line : `${line}\n\n${frame.replace(/^/gm, '  ')}\n`;
};

/** More at once help nobody; most of so many have one cause. */
const mostShown = 100;

/** The problems for a terminal, of very many the first ones, errors before warnings. */
export const formatProblems = (problems: Problem[]): string[] => {
  const frames = new CodeFrames();
  const left = problems.length - mostShown;
  if (left <= 0) return problems.map((problem) => formatProblem(problem, frames));
  const isError = ({ severity }: Problem): boolean => severity === 'error';
  const shown = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  const rest = `${left.toLocaleString('en-US')} more; npm run check -- --format json tells all of them.`;
  return [...shown.slice(0, mostShown).map((problem) => formatProblem(problem, frames)), rest];
};

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * The problem as a GitHub workflow command, which marks the line in a pull request.
 * Source: "Workflow commands for GitHub Actions", with the escapes of the actions toolkit.
 */
export const formatGithub = (problem: Problem): string => {
  const { file, line, column, code, severity } = problem;
  const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(code)}`;
  return `::${severity} ${properties}::${escapeData(sentence(problem))}`;
};
