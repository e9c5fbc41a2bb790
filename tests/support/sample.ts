/** Whether `npm test -- --all` runs these tests. */
export const runsAll = process.env['TEST_SCOPE'] === 'all';

/** Factor for the number of random cases: `FUZZ`, or 20 in `npm test -- --all` and 1 otherwise. */
export const caseFactor = Number(process.env['FUZZ'] ?? (runsAll ? 20 : 1));

/** Returns all cases if every test runs with many cases, otherwise only the sample `some`. */
export const sample = <Case>(some: Case[], others: Case[]): Case[] =>
  caseFactor > 1 ? [...some, ...others] : some;
