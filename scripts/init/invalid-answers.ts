import { SiteChecker } from '../../documents/check/check-site.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { readTown, type Answers, type AnswerName } from './answers.ts';
import { pagesOf, siteFile } from './starter-pages.ts';
import { isStarter } from './starters.ts';

/** An invalid answer: what is wrong with it and how to fix it. */
export type InvalidAnswer = { name: AnswerName; message: string };

/** Paths in the site document at which the check reports problems of each answer. */
const answerPaths: [AnswerName, string][] = [
  ['name', 'facts.name'],
  ['trade', 'claims.trade'],
  ['town', 'locations.0.address.city'],
  ['town', 'locations.0.address.region'],
  ['phone', 'locations.0.phone'],
  ['email', 'locations.0.email'],
  ['license', 'facts.license'],
  ['kind', 'facts.businessType'],
  ['country', 'facts.country'],
  ['language', 'facts.language'],
  ['currency', 'facts.currency'],
  ['callingCode', 'facts.callingCode'],
  ['timeZone', 'facts.timeZone'],
];

const toInvalidAnswer = (problem: Problem): InvalidAnswer | undefined => {
  const { file, path, code } = problem;
  const name = answerPaths.find(([, answerPath]) => path.join('.') === answerPath)?.[0];
  if (file !== siteFile || name === undefined || code === 'stand-in') return undefined;
  const { message, fix } = problemText(problem);
  return { name, message: `${message}. ${fix}` };
};

/** Validates the answers by checking the site that they would create. */
export const findInvalidAnswers = async (answers: Answers): Promise<InvalidAnswer[]> => {
  const { starter, town, country } = answers;
  const invalid: InvalidAnswer[] = [];
  const reject = (name: AnswerName, message: string) => invalid.push({ name, message });
  if (starter !== '' && !isStarter(starter))
    reject('starter', 'there is no such starter. Give one-page, contractor or dentist.');
  if (town !== '' && !readTown(town, country))
    reject('town', 'it is not a town with a US state. Write, for example, "Boise, ID".');
  const { problems } = await new SiteChecker().check(
    pagesOf(isStarter(starter) ? starter : 'one-page', answers),
  );
  return [...invalid, ...problems.flatMap((problem) => toInvalidAnswer(problem) ?? [])];
};
