import { styled } from '@mui/material/styles';

/**
 * Returns the number of columns with which the last row of a `Grid` is best filled.
 * @param count number of items
 */
export const columnsFor = (count: number): 2 | 3 | 4 => {
  if (count === 2 || count === 4) return 2;
  return count % 3 !== 0 && (count % 4 === 0 || count % 4 === 3) ? 4 : 3;
};

/** Returns the `sizes` of a `Picture` that fills a column of a `Grid`. */
export const gridSizes = (columns: 2 | 3 | 4): string =>
  `(min-width: 1920px) ${Math.round(62 / columns)}vw, (min-width: 1280px) ${Math.round(1200 / columns) - 20}px, (min-width: 1024px) ${Math.round(92 / columns)}vw, (min-width: 600px) 45vw, 92vw`;

/**
 * A list in columns: one on a phone, two on a tablet, `columns` from 1024 px. On a tablet the last item of an odd number
 * spans the row, and its image is cropped to 21:9.
 */
export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 2 | 3 | 4 }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gap: `clamp(1rem, 3.4vw, 3.5rem) clamp(1.25rem, 2.5vw, 2rem)`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [theme.breakpoints.between('sm', 1024)]: {
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', '& img': { aspectRatio: '21 / 9' } },
    },
    '@media (min-width: 1024px)': { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  }),
);
