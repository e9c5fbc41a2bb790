import { Box, Typography } from '@mui/material';
import { sentence } from '../../documents/problems/format-problem.ts';
import { useChecked, useStudio } from '../state/use-studio.ts';
import { words } from '../words/words.ts';
import { PlaceList } from './place-list.tsx';

const titles = { error: words.problems.errors, warning: words.problems.warnings };

/** What is wrong with the whole site, in the words of the check; each leads to its field. */
export const ProblemList = () => {
  const studio = useStudio();
  const { problems } = useChecked();
  const places = problems.map((problem) => ({
    ...problem,
    file: studio.nameOf(problem.file),
    says: sentence(problem),
    where: `${problem.file}:${problem.line}`,
  }));
  return (
    <Box sx={{ overflow: 'auto' }}>
      {problems.length === 0 && <Typography sx={{ p: 2 }}>{words.problems.none}</Typography>}
      {Object.entries(titles).map(([severity, title]) => (
        <PlaceList
          key={severity}
          title={title}
          places={places.filter((each) => each.severity === severity)}
        />
      ))}
    </Box>
  );
};
