/** `npm run site -- bench thorough` sets it: so many times as many random cases. */
export const caseFactor = Number(process.env['FUZZ'] ?? 1);

/** All cases of a test that takes a sample of them in `npm test`. */
export const sample = <Case>(some: Case[], others: Case[]): Case[] =>
  caseFactor > 1 ? [...some, ...others] : some;
