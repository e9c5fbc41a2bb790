import { useMemo } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { Problem } from '../../../documents/problems/problem.ts';
import { pathOfProblem } from '../../problems/place-of-problem.ts';
import { useChecked, useStudio } from '../../state/use-studio.ts';

/** A problem, and the value that it is about. */
export type PlacedProblem = { problem: Problem; path: Path };

/** Whether one way leads to another one's value or into it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  path.length >= outer.length && outer.every((step, index) => step === path[index]);

/** What is wrong with a document, and where. */
export const usePlacedProblems = (file: string): readonly PlacedProblem[] => {
  const studio = useStudio();
  const { problems } = useChecked();
  // Their places are those in the text that was checked: they are looked up when the problems come, not as one types.
  return useMemo(() => {
    const { source } = studio.document(file) ?? {};
    if (!source) return [];
    const own = problems.filter((problem) => problem.file === source.file);
    return own.map((problem) => ({ problem, path: pathOfProblem(source, problem) }));
  }, [studio, problems, file]);
};
