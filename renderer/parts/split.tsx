import { styled } from '@mui/material/styles';

/** A heading at the left and what belongs to it at the right; on a narrow window one under the other. */
export const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.layout.stack,
  '@media (min-width: 1024px)': { gridTemplateColumns: '4fr 8fr', columnGap: '4rem', alignItems: 'start' },
}));
