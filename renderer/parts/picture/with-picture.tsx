import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** Words at one side and a picture at the other; sections in even places have them the other way round. */
export const WithPicture = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.layout.stack,
    '& img': { width: '100%', borderRadius: theme.shape.borderRadius, objectFit: 'cover' },
    [theme.breakpoints.down('md')]: { '& img': { aspectRatio: '3 / 2' } },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: 'clamp(2.5rem, 5vw, 5rem)',
      alignItems: 'start',
      'section:nth-of-type(even) &': {
        gridTemplateColumns: '5fr 7fr',
        '& > img, & > picture > img': { order: -1 },
      },
    },
  })),
);
