import type { Problem } from './problem.ts';
import { problemTypes } from './codes.ts';
import type { ProblemType, MessageTemplate, ProblemMessage } from './codes/problem-type.ts';
import { formatPath } from './format-path.ts';
import { joinNames } from './format-value.ts';

/** Other places that are named; the rest is counted. */
const mostNamed = 3;

const alsoUsed = (places: { file: string; line: number }[]): string => {
  const named = joinNames(places.slice(0, mostNamed).map(({ file, line }) => `${file}:${line}`));
  const rest = places.length > mostNamed ? ` and ${places.length - mostNamed} more places` : '';
  return `It is also used in ${named}${rest}.`;
};

const textOf = (text: MessageTemplate<never>, params: unknown): string =>
  typeof text === 'string' ? text : text(params as never);

const wordsOf = ({ code, params }: Problem): ProblemMessage => {
  const entry: ProblemType = problemTypes[code];
  if (!('causes' in entry)) return entry;
  const words = entry.causes[(params as { cause?: string }).cause ?? ''];
  if (words === undefined) throw new Error(`${code} has no text for ${JSON.stringify(params)}`);
  return typeof words === 'object' ? words : { message: entry.message ?? '', fix: words };
};

/** The text of a problem. It is made here alone, and nothing reads it but people. */
export type ProblemText = {
  /** The place as an editor would say it: `the first section, hero 'Marble'`, `facts`, or empty for the whole file. */
  place: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
};

/** Makes the text of a problem from the code table. */
export const problemText = (problem: Problem): ProblemText => {
  const { path, params } = problem;
  const { message, fix } = wordsOf(problem);
  return {
    place: formatPath(path, params.section),
    message: textOf(message, params),
    fix: [
      textOf(fix, params),
      ...(params.alsoAt ? [alsoUsed(params.alsoAt)] : []),
      ...(params.isRepeated ? ['So in the other entries of the list.'] : []),
    ].join(' '),
  };
};
