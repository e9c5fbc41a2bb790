import type { ReactNode } from 'react';
import type { Image } from '../../../schema/fields.ts';
import { Stack } from '../band.tsx';
import { coverImage, styledByTheme } from '../styles.ts';
import { Picture } from './picture.tsx';

const Columns = styledByTheme(Stack, (theme) => ({
  '& img': { ...coverImage, aspectRatio: '3 / 2', borderRadius: theme.shape.borderRadius },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    columnGap: 'clamp(2.5rem, 5vw, 5rem)',
    alignItems: 'start',
    '[data-alternate] &': {
      gridTemplateColumns: '5fr 7fr',
      '& > img, & > picture > img': { order: -1 },
    },
    '& img': { aspectRatio: '4 / 3' },
    '&[data-tall] img': { aspectRatio: '4 / 5' },
    // A drawing is shown larger than a photo, and completely.
    '&:has([src$=".svg"])': { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
    '& img[src$=".svg"]': { aspectRatio: '3 / 2', objectFit: 'contain' },
  },
}));

/** Returns the `sizes` of the image. @param shape the shape to which it is cropped in a wide window */
const sizesFor = (shape: string): string =>
  `(min-width: 1920px) 25vw ${shape}, (min-width: 1200px) 470px ${shape}, (min-width: 900px) 38vw ${shape}, 92vw 3/2`;

/** Text next to an image; the sides are swapped on the alternate background. */
export const WithPicture = ({
  image,
  tall,
  children,
}: {
  image: Image;
  /** Crops the image to a portrait in a wide window. */
  tall?: boolean;
  children: ReactNode;
}) => (
  <Columns data-tall={tall}>
    {children}
    <Picture image={image} sizes={sizesFor(tall ? '4/5' : '4/3')} draws={image.src.endsWith('.svg')} />
  </Columns>
);
