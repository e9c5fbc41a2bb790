import { SiteChecker } from '../../documents/check-site.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { readTown, type Answers, type AnswerName } from './answers.ts';
import { pagesOf, siteFile } from './starter-pages.ts';
import { isStarter } from './starters.ts';

/** An answer that cannot be used: what is wrong with it, and how to mend it. */
export type InvalidAnswer = { wish: AnswerName; message: string };

/** Where the check speaks of each answer. */
const places: [AnswerName, string][] = [
  ['name', 'facts.name'],
  ['trade', 'claims.trade'],
  ['town', 'facts.city'],
  ['town', 'facts.state'],
  ['phone', 'facts.phone'],
  ['email', 'facts.email'],
  ['license', 'facts.license'],
];

const faultOf = (problem: Problem): InvalidAnswer | undefined => {
  const { file, path, code } = problem;
  const wish = places.find(([, place]) => path.join('.') === place)?.[0];
  if (file !== siteFile || wish === undefined || code === 'stand-in') return undefined;
  const { message, fix } = problemText(problem);
  return { wish, message: `${message}. ${fix}` };
};

/** What is wrong with what was answered: the check itself looks at the site that would come of it. */
export const findInvalidAnswers = async (answers: Answers): Promise<InvalidAnswer[]> => {
  const { starter, town } = answers;
  const own: InvalidAnswer[] = [];
  if (starter !== '' && !isStarter(starter))
    own.push({ wish: 'starter', message: 'there is no such starter. Give contractor, dentist or one-page.' });
  if (town !== '' && !readTown(town))
    own.push({ wish: 'town', message: 'it is no city with its state. Write such as "Boise, ID".' });
  const { problems } = await new SiteChecker().check(
    pagesOf(isStarter(starter) ? starter : 'contractor', answers),
  );
  return [...own, ...problems.flatMap((problem) => faultOf(problem) ?? [])];
};
