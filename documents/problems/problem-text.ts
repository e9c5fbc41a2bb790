import type { Problem } from './problem.ts';
import { problemTypes, type Suggestion } from './codes.ts';
import { isMessages, type Param, type ProblemType } from './codes/problem-type.ts';
import { getChild } from '../read/document/path.ts';
import { formatPath } from './format-path.ts';
import { joinNames, toQuoted } from './format-value.ts';

/** Maximum number of other positions that are listed; the rest is counted. */
const maxListedPositions = 3;

const formatOtherPositions = (places: { file: string; line: number }[]): string => {
  const named = joinNames(places.slice(0, maxListedPositions).map(({ file, line }) => `${file}:${line}`));
  const more = places.length - maxListedPositions;
  return `It is also used in ${named}${more > 0 ? ` and ${more} more places` : ''}.`;
};

const formatParam = (param: Param = ''): string => {
  // Years have no comma.
  if (typeof param === 'number') return param.toLocaleString('en-US', { useGrouping: 'min2' });
  return typeof param === 'string' ? param : param.length === 0 ? 'none' : joinNames(param);
};

const getMessages = ({ code, params }: Problem): [message: string, fix: string] => {
  const { messages }: ProblemType = problemTypes[code];
  const { cause = '', write, meant } = params as Suggestion & { cause?: string };
  const [message = '', fixes] = (isMessages(messages) ? messages : messages[cause]) ?? [];
  const fix = typeof fixes === 'object' ? fixes[cause] : fixes;
  if (fix === undefined) throw new Error(`${code} has no text for ${JSON.stringify(params)}`);
  const suggestion = write === undefined ? `Did you mean ${toQuoted(meant ?? '')}?` : `Write ${write}.`;
  return [message, (write ?? meant) === undefined ? fix : suggestion];
};

/** Replaces `<name>` by parameters of a problem. */
const fillIn = (text: string, params: unknown): string =>
  text.replace(/<(\w+)>/g, (whole, name: string) =>
    name in Object(params) ? formatParam(getChild(params, name) as Param) : whole,
  );

/**
 * Creates the messages of a problem from its problem type, for people only. Programs use the code and parameters.
 * @returns what is wrong, how to fix it, and the location as an editor would describe it: `the first section, hero
 * 'Marble'`, `facts`, or empty for the whole file
 */
export const problemText = (problem: Problem) => {
  const { path, params } = problem;
  const [message, fix] = getMessages(problem);
  return {
    location: formatPath(path, params.section),
    message: fillIn(message, params),
    fix: [
      fillIn(fix, params),
      ...(params.alsoAt ? [formatOtherPositions(params.alsoAt)] : []),
      ...(params.isRepeated ? ['The other entries of the list have the same problem.'] : []),
    ].join(' '),
  };
};
