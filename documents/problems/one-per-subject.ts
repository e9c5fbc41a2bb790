import type { Problem } from './problem.ts';
import { listed } from './words.ts';

/** Other places that are named; the rest is counted. */
const mostNamed = 3;

const joined = ([first, ...others]: Problem[]): Problem[] => {
  if (!first || others.length === 0) return first ? [first] : [];
  const places = others.map(({ file, line }) => `${file}:${line}`);
  const named = listed(places.slice(0, mostNamed));
  const rest = places.length > mostNamed ? ` and ${places.length - mostNamed} more places` : '';
  return [{ ...first, fix: `${first.fix} It is also used in ${named}${rest}.` }];
};

/** Gathers problems of things that are used in many places, such as pictures: each thing is one problem. */
export class OnePerSubject {
  readonly #problems = new Map<string, Problem[]>();

  /** A problem of a thing at one of its places. */
  add(thing: string, problem: Problem): void {
    const known = this.#problems.get(thing);
    if (known) known.push(problem);
    else this.#problems.set(thing, [problem]);
  }

  /** One problem for each thing: it stands at the first place and names the others. */
  *problems(): Generator<Problem> {
    for (const problems of this.#problems.values()) yield* joined(problems);
  }
}
