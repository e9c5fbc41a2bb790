import { Box, Typography } from '@mui/material';
import { sentence } from '../../documents/problems/format-problem.ts';
import type { Problem } from '../../documents/problems/problem.ts';
import { words } from '../words/words.ts';
import type { Explained } from './explained.ts';

type Props = { helpId: string; explained: Explained | undefined; problems: readonly Problem[] };

/** What there is to say of the line that holds the cursor, for everyone who has no pointer to rest on it. */
export const Foot = ({ helpId, explained, problems }: Props) => (
  // Its height stays, so that the line that is written does not move; what does not fit is scrolled to, also by keyboard.
  <Box
    component="section"
    aria-label={words.yaml.said}
    tabIndex={0}
    sx={{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 0.75, height: '8.5rem', overflow: 'auto' }}
  >
    <div role="status">
      {problems.map((problem) => (
        <Typography
          key={`${problem.line} ${problem.column} ${problem.code}`}
          variant="body2"
          sx={{ color: problem.severity === 'error' ? 'error.main' : 'warning.main' }}
        >
          {sentence(problem)}
        </Typography>
      ))}
    </div>
    {explained && (
      <Typography variant="body2">
        <strong>{explained.name}</strong> {explained.description}
      </Typography>
    )}
    <Typography id={helpId} variant="caption" sx={{ color: 'text.secondary' }}>
      {words.yaml.help}
    </Typography>
  </Box>
);
