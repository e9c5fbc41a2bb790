import { styled } from '@mui/material/styles';

/**
 * Returns the number of columns with which the last row of a `Grid` is best filled.
 * @param count number of items
 */
export const columnsFor = (count: number): 2 | 3 | 4 => {
  if (count === 2 || count === 4) return 2;
  return count % 3 !== 0 && (count % 4 === 0 || count % 4 === 3) ? 4 : 3;
};

/** Whether an item of a `Grid` spans the row on a tablet. */
const spansRow = (index: number, count: number): boolean => count % 2 === 1 && index === count - 1;

type Crop = {
  /** The shape to which the image is cropped in more than one column, such as `4/3`. */
  shape: string;
  /** The size on a phone. */
  phone: string;
  /** Whether the item spans the row on a tablet. */
  isWide: boolean;
};

/**
 * Returns the `sizes` of a `Picture` that fills a column of a `Grid`.
 * @param columns the number of columns; less for an image that is wider than one, such as 1.5 for two of three
 */
export const gridSizes = (columns: number, { shape, phone, isWide }: Partial<Crop> = {}): string => {
  const crop = shape ? ` ${shape}` : '';
  const tablet = isWide ? '92vw 21/9' : `45vw${crop}`;
  return `(min-width: 1920px) ${Math.round(62 / columns)}vw${crop}, (min-width: 1280px) ${Math.round(1200 / columns) - 10}px${crop}, (min-width: 1024px) ${Math.round(92 / columns)}vw${crop}, (min-width: 600px) ${tablet}, ${phone ?? '92vw'}`;
};

/** Returns the `sizes` of the `Picture` of a card in a `Grid`, cropped to 4:3. @param phone the size on a phone */
export const cardSizes = (index: number, count: number, phone: string): string =>
  gridSizes(columnsFor(count), { shape: '4/3', phone, isWide: spansRow(index, count) });

/** Columns of equal width, and fewer of them if the text is so large that words would not fit. */
export const equalColumns = (columns: number): string =>
  `repeat(auto-fill, minmax(max(9.5rem, ${Math.floor(84 / columns)}%), 1fr))`;

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
    '@media (min-width: 1024px)': { gridTemplateColumns: equalColumns(columns) },
  }),
);
