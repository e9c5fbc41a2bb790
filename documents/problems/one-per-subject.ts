import type { Problem } from './problem.ts';

/**
 * Merges the problems of one image or another subject that is used in several places: returns its first problem, with
 * the other positions in `alsoAt`.
 */
export function* onePerSubject(found: Iterable<readonly [subject: string, Problem]>): Generator<Problem> {
  const bySubject = new Map<string, Problem[]>();
  for (const [subject, problem] of found)
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), problem]);
  for (const [first, ...others] of bySubject.values()) {
    const alsoAt = others.map(({ file, range }) => ({ file, line: range.start.line }));
    if (first)
      yield others.length === 0 ? first : ({ ...first, params: { ...first.params, alsoAt } } as Problem);
  }
}
