import type { Problem } from './problem.ts';
import { problemTypes } from './codes.ts';
import type { ProblemType, MessageTemplate, ProblemMessage } from './codes/problem-type.ts';
import { formatPath } from './format-path.ts';
import { joinNames } from './format-value.ts';

/** Maximum number of other positions that are listed; the rest is counted. */
const maxListedPositions = 3;

const formatOtherPositions = (places: { file: string; line: number }[]): string => {
  const named = joinNames(places.slice(0, maxListedPositions).map(({ file, line }) => `${file}:${line}`));
  const rest =
    places.length > maxListedPositions ? ` and ${places.length - maxListedPositions} more places` : '';
  return `It is also used in ${named}${rest}.`;
};

const fillTemplate = (text: MessageTemplate<never>, params: unknown): string =>
  typeof text === 'string' ? text : text(params as never);

const getMessages = ({ code, params }: Problem): ProblemMessage => {
  const entry: ProblemType = problemTypes[code];
  if (!('causes' in entry)) return entry;
  const words = entry.causes[(params as { cause?: string }).cause ?? ''];
  if (words === undefined) throw new Error(`${code} has no text for ${JSON.stringify(params)}`);
  return typeof words === 'object' ? words : { message: entry.message ?? '', fix: words };
};

/** The messages of a problem, for people only. Programs use the code and parameters. */
export type ProblemText = {
  /**
   * The location as an editor would describe it: `the first section, hero 'Marble'`, `facts`, or empty for the whole
   * file.
   */
  location: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
};

/** Creates the messages of a problem from its problem type. */
export const problemText = (problem: Problem): ProblemText => {
  const { path, params } = problem;
  const { message, fix } = getMessages(problem);
  return {
    location: formatPath(path, params.section),
    message: fillTemplate(message, params),
    fix: [
      fillTemplate(fix, params),
      ...(params.alsoAt ? [formatOtherPositions(params.alsoAt)] : []),
      ...(params.isRepeated ? ['The other entries of the list have the same problem.'] : []),
    ].join(' '),
  };
};
