import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/titled-band.tsx';
import { columnsFor, Grid, gridSizes } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text/headings.tsx';
import { styledByTheme } from '../parts/themed.ts';

const Tiles = styledByTheme(Grid, (theme) => ({
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: theme.layout.pair },
  '& li > *': {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    borderRadius: theme.shape.borderRadius,
    textDecoration: 'none',
  },
  '& img': { width: '100%', objectFit: 'cover', transition: `transform ${theme.layout.quick}` },
  '& a:hover img': { transform: 'scale(1.02)' },
  '& p': { color: theme.tone.soft },
  '& h3': { paddingBlock: theme.spacing(1), transition: `background-color ${theme.layout.quick}` },
  // A label in the corner requires an image that is larger than the label.
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(2),
    '& li:not(:has(p)) h3': {
      position: 'absolute',
      left: 0,
      bottom: 0,
      padding: theme.spacing(1.25, 2.5, 1, 2),
      borderTopRightRadius: theme.shape.borderRadius,
      backgroundColor: theme.palette.background.default,
    },
    '& a:hover h3': { backgroundColor: theme.palette.background.pale },
  },
}));

/** Images with a label in the corner that link to pages, or samples with a description below. */
export default function ImageTiles({ section }: { section: Section<'image-tiles'> }) {
  const { tiles } = section;
  const columns = columnsFor(tiles.length);
  return (
    <TitledBand section={section}>
      <Tiles columns={columns}>
        {tiles.map(({ title, image, description, href }) => {
          const Tile = href === undefined ? 'div' : 'a';
          return (
            <li key={title}>
              <Tile href={href}>
                <Picture image={image} sizes={gridSizes(columns)} ratio="4 / 3" />
                <Heading3>{title}</Heading3>
                {description && <p>{description}</p>}
              </Tile>
            </li>
          );
        })}
      </Tiles>
    </TitledBand>
  );
}
