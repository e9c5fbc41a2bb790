import { SiteChecker } from '../../documents/check-site.ts';
import { problemText } from '../../documents/problems/problem-text.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { readTown, type Answers, type Wish } from './answers.ts';
import { pagesOf, siteFile } from './starter-pages.ts';
import { isStarter } from './starters.ts';

/** An answer that cannot be used: what is wrong with it, and how to mend it. */
export type Fault = { wish: Wish; message: string };

/** Where the check speaks of each answer. */
const places: [Wish, string][] = [
  ['name', 'facts.name'],
  ['trade', 'claims.trade'],
  ['town', 'facts.city'],
  ['town', 'facts.state'],
  ['phone', 'facts.phone'],
  ['email', 'facts.email'],
  ['license', 'facts.license'],
];

const faultOf = (problem: Problem): Fault | undefined => {
  const { file, path, code } = problem;
  const wish = places.find(([, place]) => path.join('.') === place)?.[0];
  if (file !== siteFile || wish === undefined || code === 'stand-in') return undefined;
  const { message, fix } = problemText(problem);
  return { wish, message: `${message}. ${fix}` };
};

/** What is wrong with what was answered: the check itself looks at the site that would come of it. */
export const faultsIn = async (answers: Answers): Promise<Fault[]> => {
  const { starter, town } = answers;
  const own: Fault[] = [];
  if (starter !== '' && !isStarter(starter))
    own.push({ wish: 'starter', message: 'there is no such starter. Give contractor, dentist or one-page.' });
  if (town !== '' && !readTown(town))
    own.push({ wish: 'town', message: 'it is no city with its state. Write such as "Boise, ID".' });
  const { problems } = await new SiteChecker().check(
    pagesOf(isStarter(starter) ? starter : 'contractor', answers),
  );
  return [...own, ...problems.flatMap((problem) => faultOf(problem) ?? [])];
};
