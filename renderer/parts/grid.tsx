import { styled } from '@mui/material/styles';

/**
 * How many columns let the rows of a `Grid` end evenly; three where nothing does.
 * @param count how many entries it has
 */
export const columnsFor = (count: number): 2 | 3 | 4 => {
  if (count === 2 || count === 4) return 2;
  return count % 3 !== 0 && (count % 4 === 0 || count % 4 === 3) ? 4 : 3;
};

/** The widths of a picture that fills a column of a `Grid`: the `sizes` of a `Picture`. */
export const gridSizes = (columns: 2 | 3 | 4): string =>
  `(min-width: 1280px) ${Math.round(1200 / columns) - 20}px, (min-width: 1024px) ${Math.round(92 / columns)}vw, (min-width: 600px) 45vw, 92vw`;

/**
 * A list in columns: one on a phone, two on a tablet, `columns` from 1024 px. On a tablet the last of an odd number
 * takes the whole row, and its picture is cropped to a band.
 */
export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: 2 | 3 | 4 }>(
  ({ theme, columns }) => ({
    display: 'grid',
    gap: `${theme.layout.stack} clamp(1.25rem, 2.5vw, 2rem)`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [theme.breakpoints.between('sm', 1024)]: {
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1', '& img': { aspectRatio: '21 / 9' } },
    },
    '@media (min-width: 1024px)': { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  }),
);
