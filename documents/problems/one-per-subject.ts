import type { Problem } from './problem.ts';

/** Gathers problems of things that are used in many places, such as images: each thing is one problem. */
export class OnePerSubject {
  readonly #problems = new Map<string, Problem[]>();

  /** A problem of a thing at one of its places. */
  add(thing: string, problem: Problem): void {
    this.#problems.set(thing, [...(this.#problems.get(thing) ?? []), problem]);
  }

  /** One problem for each thing: that of its first place, which names the others. */
  *problems(): Generator<Problem> {
    for (const [first, ...others] of this.#problems.values()) {
      if (!first) continue;
      const alsoAt = others.map(({ file, range }) => ({ file, line: range.start.line }));
      yield others.length === 0 ? first : ({ ...first, params: { ...first.params, alsoAt } } as Problem);
    }
  }
}
