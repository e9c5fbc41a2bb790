import { Box, Typography } from '@mui/material';
import { sentence } from '../../documents/problems/format-problem.ts';
import { TitledList } from '../layout/titled-list.tsx';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { PlaceList } from './place-list.tsx';

const groups = [
  ['error', words.problems.errors],
  ['warning', words.problems.warnings],
] as const;

/** What is wrong with the whole site, in the words of the check; each leads to its field. */
export const ProblemList = () => {
  const studio = useStudio();
  const { problems } = useChecked();
  return (
    <Box sx={{ overflow: 'auto' }}>
      {problems.length === 0 && <Typography sx={{ p: 2 }}>{words.problems.none}</Typography>}
      {groups.map(([severity, title]) => {
        const of = problems.filter((problem) => problem.severity === severity);
        if (of.length === 0) return null;
        const places = of.map((problem) => ({
          ...problem,
          file: studio.nameOf(problem.file),
          says: sentence(problem),
          where: `${problem.file}:${problem.line}`,
        }));
        return (
          <TitledList key={severity} title={title}>
            <PlaceList places={places} />
          </TitledList>
        );
      })}
    </Box>
  );
};
