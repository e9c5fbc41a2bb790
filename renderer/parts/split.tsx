import { styledByTheme } from './themed.ts';

/** A heading on the left and its content on the right; one below the other in a narrow window. */
export const Split = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.layout.stack,
  // With large text, for which both columns would be too narrow, they wrap.
  '@media (min-width: 1024px)': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4rem',
    alignItems: 'start',
    '& > :not(* + *)': { flex: '1 1 16rem', maxWidth: 'max(16rem, (100% - 4rem) / 3)' },
    '& > * + *': { flex: '2 1 32rem', minWidth: 0 },
  },
}));
