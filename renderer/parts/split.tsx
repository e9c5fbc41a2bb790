import { styledByTheme } from './themed.ts';

/** A heading at the left and what belongs to it at the right; on a narrow window one under the other. */
export const Split = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.layout.stack,
  // Where text is so large that both would be narrow, they wrap.
  '@media (min-width: 1024px)': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4rem',
    alignItems: 'start',
    '& > :not(* + *)': { flex: '1 1 16rem', maxWidth: 'max(16rem, (100% - 4rem) / 3)' },
    '& > * + *': { flex: '2 1 32rem', minWidth: 0 },
  },
}));
