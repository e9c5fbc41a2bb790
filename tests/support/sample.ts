/** Factor for the number of random cases, set by `npm run site -- bench thorough`. */
export const caseFactor = Number(process.env['FUZZ'] ?? 1);

/** Returns all cases in a thorough run, otherwise only the sample `some`. */
export const sample = <Case>(some: Case[], others: Case[]): Case[] =>
  caseFactor > 1 ? [...some, ...others] : some;
