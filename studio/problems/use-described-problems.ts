import { useMemo } from 'react';
import { tokensOfPage } from '../../documents/read/page/prices.ts';
import { toRoute } from '../../documents/read/site/site-files.ts';
import { unfinishedIn } from '../../documents/read/site/unfinished.ts';
import { formatMessage, words } from '../messages/messages.ts';
import { fileTitle } from '../naming/labels.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { describeForEditors, isExampleText } from './describe-problem.ts';

/**
 * Returns the problems of the site, one for each unfinished text. `describe` returns their
 * texts for editors: `message` at the field, `text` and `where` in a list. Only what is shown calls it, because it parses
 * the document.
 */
export const useDescribedProblems = () => {
  const studio = useStudio();
  const names = useChecked((checked) => checked.names);
  const places = useChecked((checked) => checked.places);
  const problems = useChecked((checked) => checked.problems);
  // The texts of problems are those of the last check, so a keystroke describes nothing.
  return useMemo(() => {
    const { values } = studio.tokens;
    const labelOf = (target: string) =>
      names.get(target) ??
      places.get(target) ??
      (target.endsWith('.yaml') ? names.get(toRoute(target)) : undefined);
    return problems.flatMap((problem) => {
      const { file } = problem;
      const valueOf = () => studio.document(file)?.value;
      const isExample = isExampleText(problem);
      const isMadeUp = problem.code === 'stand-in' && problem.params.cause === 'fact';
      const unfinished = problem.code === 'unfinished' ? [...unfinishedIn(valueOf())] : [];
      return (unfinished.length > 0 ? unfinished : [problem.path]).map((path) => ({
        problem,
        file,
        path,
        severity: isExample ? ('warning' as const) : problem.severity,
        group: isExample ? 'examples' : `${problem.severity}s`,
        isExampleText: isExample && !isMadeUp,
        describe: () => {
          const document = valueOf();
          const context = { document, tokens: tokensOfPage(values, document), labelOf };
          const described = describeForEditors({ ...problem, path }, context);
          const page = fileTitle(file, document, values);
          const text = isMadeUp ? formatMessage(words.problems.madeUp, described) : described.message;
          const where = [page, isMadeUp ? '' : described.place].filter(Boolean).join(' · ');
          return { ...described, text, page, where };
        },
      }));
    });
  }, [studio, names, places, problems]);
};

/** Returns the problems as they are listed: the example texts of a document are one entry, which leads to the first. */
export const groupExamples = (problems: ReturnType<typeof useDescribedProblems>) => {
  const counts = new Map<string, number>();
  const isFirst = ({ file }: (typeof problems)[number]): boolean => {
    counts.set(file, (counts.get(file) ?? 0) + 1);
    return counts.get(file) === 1;
  };
  return problems
    .filter((each) => !each.isExampleText || isFirst(each))
    .map(({ describe, ...each }) => ({
      ...each,
      describe: () => {
        const { page, text, where } = describe();
        const count = counts.get(each.file) ?? 0;
        return each.isExampleText
          ? { text: formatMessage(words.problems.example, { page, count }), where: '' }
          : { text, where };
      },
    }));
};
