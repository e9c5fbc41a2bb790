import { sentence } from '../../documents/problems/format-problem.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { inPlainWords } from './in-plain-words.ts';

/** Every problem of the site as a place that is led to, in the words of the check. */
export const useProblemPlaces = () => {
  const studio = useStudio();
  return useChecked(({ problems }) => problems).map((problem) => ({
    ...problem,
    file: studio.nameOf(problem.file),
    says: inPlainWords(sentence(problem)),
    where: `${problem.file}:${problem.range.start.line}`,
  }));
};
