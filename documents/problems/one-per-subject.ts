import type { Problem } from './problem.ts';

const joined = ([first, ...others]: Problem[]): Problem[] => {
  if (!first || others.length === 0) return first ? [first] : [];
  const alsoAt = others.map(({ file, range }) => ({ file, line: range.start.line }));
  return [{ ...first, params: { ...first.params, alsoAt } } as Problem];
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
