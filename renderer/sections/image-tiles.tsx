import type { Section } from '../../schema/section.ts';
import { stretchedLink, MaybeLink } from '../parts/link.tsx';
import { TitledBand } from '../parts/band.tsx';
import { cardSizes, columnsFor, Grid } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const Tiles = styledByTheme(Grid, (theme) => ({
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: theme.layout.pair },
  '& li': { ...stretchedLink, borderRadius: theme.shape.borderRadius },
  '& img': { ...coverImage, aspectRatio: '4 / 3' },
  '& li:has(p)': { paddingBottom: theme.spacing(3) },
  '& p': { color: theme.tone.soft },
  '& h3': { paddingBlock: theme.spacing(1), transition: `background-color ${theme.layout.quick}` },
  // A label in the corner requires an image that is larger than the label.
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2),
    // Not applied on a phone, where it would clip the focus outline of the link.
    '& li': { overflow: 'hidden' },
    '& li:not(:has(p))': { display: 'grid', '& img, & h3': { gridArea: '1 / 1' } },
    '& li:not(:has(p)) h3': {
      zIndex: 1,
      alignSelf: 'end',
      justifySelf: 'start',
      padding: theme.spacing(1.25, 2.5, 1, 2),
      borderTopRightRadius: theme.shape.borderRadius,
      backgroundColor: theme.palette.background.default,
    },
    '& h3:has(a:hover)': { backgroundColor: theme.palette.background.pale },
  },
}));

/** Images with a label in the corner that link to pages, or samples with a description below. */
export default function ImageTiles({ section }: { section: Section<'image-tiles'> }) {
  return (
    <TitledBand section={section}>
      <Tiles columns={columnsFor(section.tiles.length)}>
        {section.tiles.map(({ title, image, description, href }, index) => (
          <li key={title}>
            <Picture image={image} sizes={cardSizes(index, section.tiles.length, '45vw 4/3')} />
            <Heading3>
              <MaybeLink href={href}>{title}</MaybeLink>
            </Heading3>
            {description && <p>{description}</p>}
          </li>
        ))}
      </Tiles>
    </TitledBand>
  );
}
