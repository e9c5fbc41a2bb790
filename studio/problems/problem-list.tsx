import { Box, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { Problem } from '../../documents/problems/problem.ts';
import { sentence } from '../../documents/problems/format-problem.ts';
import { TitledList } from '../layout/titled-list.tsx';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { pathOfProblem } from '../../documents/problems/place-of-problem.ts';

const groups = [
  ['error', words.problems.errors],
  ['warning', words.problems.warnings],
] as const;

/** What is wrong with the whole site, in the words of the check; each leads to its field. */
export const ProblemList = () => {
  const studio = useStudio();
  const { problems } = useChecked();
  const open = (problem: Problem): void => {
    const file = problem.file.slice(studio.stored.prefix.length);
    const document = studio.document(file);
    if (document) studio.view.choose({ file, path: pathOfProblem(document.source, problem) });
  };
  return (
    <Box sx={{ overflow: 'auto' }}>
      {problems.length === 0 && <Typography sx={{ p: 2 }}>{words.problems.none}</Typography>}
      {groups.map(([severity, title]) => {
        const of = problems.filter((problem) => problem.severity === severity);
        if (of.length === 0) return null;
        return (
          <TitledList key={severity} title={title}>
            {of.map((problem) => (
              <li key={`${problem.file} ${problem.line} ${problem.column} ${problem.code}`}>
                <ListItemButton onClick={() => open(problem)}>
                  <ListItemText primary={sentence(problem)} secondary={`${problem.file}:${problem.line}`} />
                </ListItemButton>
              </li>
            ))}
          </TitledList>
        );
      })}
    </Box>
  );
};
