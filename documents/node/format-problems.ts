import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { codeFrames } from '../problems/code-frame.ts';
import { formatLocation, describeProblem, stripControls } from '../problems/format-problem.ts';
import type { Problem } from '../problems/problem.ts';

type Style = Parameters<typeof styleText>[0];

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

/** Shows the lines of files around problems as they are now. */
export const createFileFrames = () => codeFrames(textOf);

/** Whether the terminal shows colours and its user wants them (https://no-color.org). */
export const supportsColor = (): boolean => process.stdout.isTTY === true && !process.env['NO_COLOR'];

/** The problem for a terminal: its line and the lines of the file around it. */
const formatProblem = (problem: Problem, frameOf: ReturnType<typeof createFileFrames>): string => {
  const paint = (style: Style, text: string) =>
    supportsColor() ? styleText(style, text, { validateStream: false }) : text;
  const where = paint('bold', stripControls(formatLocation(problem)));
  const line = `${where}  ${paint(problem.severity === 'error' ? 'red' : 'yellow', stripControls(describeProblem(problem)))}`;
  const frame = frameOf(problem);
  return frame === '' ? line : `${line}\n\n${frame.replace(/^/gm, '  ')}\n`;
};

/** More at once help nobody; most of so many have one cause. */
const mostShown = 100;

/** The problems for a terminal, of very many the first ones, errors before warnings. */
export const formatProblems = (problems: Problem[]): string[] => {
  const frameOf = createFileFrames();
  const left = problems.length - mostShown;
  if (left <= 0) return problems.map((problem) => formatProblem(problem, frameOf));
  const isError = ({ severity }: Problem): boolean => severity === 'error';
  const sorted = [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
  const rest = `${left.toLocaleString('en-US')} more; npm run check -- --format json tells all of them.`;
  return [...sorted.slice(0, mostShown).map((problem) => formatProblem(problem, frameOf)), rest];
};
