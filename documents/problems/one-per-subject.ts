import type { Problem } from './problem.ts';

/**
 * Collects problems of subjects that are used in many places, such as images, and merges them into one problem per
 * subject.
 */
export class OnePerSubject {
  readonly #problems = new Map<string, Problem[]>();

  /** Adds a problem of a subject at one position. */
  add(thing: string, problem: Problem): void {
    this.#problems.set(thing, [...(this.#problems.get(thing) ?? []), problem]);
  }

  /** Yields one problem per subject: the first one, with the other positions in `alsoAt`. */
  *problems(): Generator<Problem> {
    for (const [first, ...others] of this.#problems.values()) {
      if (!first) continue;
      const alsoAt = others.map(({ file, range }) => ({ file, line: range.start.line }));
      yield others.length === 0 ? first : ({ ...first, params: { ...first.params, alsoAt } } as Problem);
    }
  }
}
