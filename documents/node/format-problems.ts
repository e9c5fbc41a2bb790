import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { codeFrames } from '../problems/code-frame.ts';
import { formatLocation, describeProblem, stripControls } from '../problems/format-problem.ts';
import { isDownloadUrl } from '../read/site/downloads.ts';
import type { Problem } from '../problems/problem.ts';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

type Style = Parameters<typeof styleText>[0];

const textOf = (file: string): string | undefined =>
  isDownloadUrl(file) ? undefined : tryOrUndefined(() => readFileSync(file, 'utf8'));

/** Returns a function that prints the lines around a problem, read from the file system. */
export const createFileFrames = () => codeFrames(textOf);

/** Returns the text in a style, unless the output is no terminal or the user has disabled colors (https://no-color.org). */
export const paint = (style: Style, text: string): string =>
  process.stdout.isTTY && !process.env['NO_COLOR'] ? styleText(style, text, { validateStream: false }) : text;

const colors = { error: 'red', warning: 'yellow', fixed: 'green' } as const;

/**
 * Formats a problem for a terminal: `pages/faq.yaml:6:5  error  …`
 * @param state the severity, or `fixed` once the problem is gone
 * @param frame the lines of the file around it; none by default
 */
export const formatProblem = (
  problem: Problem,
  state: keyof typeof colors = problem.severity,
  frame = '',
): string => {
  const where = paint('bold', stripControls(formatLocation(problem)));
  const line = `${where}  ${paint(colors[state], state)}  ${stripControls(describeProblem(problem))}`;
  return frame === '' ? line : `${line}\n\n${frame.replace(/^/gm, '  ')}\n`;
};

/** Returns the errors, then the warnings, each in their order. */
export const sortBySeverity = (problems: Problem[]): Problem[] =>
  problems.toSorted((a, b) => a.severity.localeCompare(b.severity));

/** Maximum number of printed problems; so many usually have one cause. */
const maxShown = 100;

/**
 * Formats problems for a terminal, errors first, with the lines of the file around them; a warning is one line unless
 * `verbose`. If there are more than `maxShown`, the rest is counted.
 */
export const formatProblems = (problems: Problem[], verbose = false): string[] => {
  const frameOf = createFileFrames();
  const shown = sortBySeverity(problems)
    .slice(0, maxShown)
    .map((each) =>
      formatProblem(each, each.severity, verbose || each.severity === 'error' ? frameOf(each) : ''),
    );
  const hiddenCount = (problems.length - maxShown).toLocaleString('en-US');
  if (problems.length <= maxShown) return shown;
  return [...shown, `${hiddenCount} more; npm run check -- --format json lists all of them.`];
};
