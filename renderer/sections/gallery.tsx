import type { Section } from '../../schema/section.ts';
import { MaybeLink, stretchedLink } from '../parts/link.tsx';
import { TitledBand } from '../parts/band.tsx';
import { Grid, gridSizes } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const Project = styledByTheme('li', (theme) => ({
  ...stretchedLink,
  '& img': { width: '100%', borderRadius: theme.shape.borderRadius },
  '& p': { ...theme.typography.overline, marginBlock: theme.spacing(2, 0.5), color: theme.tone.accent },
  '& span': { display: 'block', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  '@media (min-width: 1024px)': {
    '&[data-size]': {
      display: 'flex',
      flexDirection: 'column',
      gridColumn: 'span 2',
      '& img': { ...coverImage, flex: 1, minHeight: 0 },
      '& h3': theme.typography.h2,
    },
    '&[data-size=large]': { gridRow: 'span 2' },
    '&[data-size=wide]': {
      flexDirection: 'row',
      gap: 'clamp(1.25rem, 2.5vw, 2rem)',
      '& img': { flex: '0 0 58%' },
      '& div': { alignSelf: 'end' },
    },
  },
}));

/**
 * Returns the size of a card: two larger ones fill the place that is empty in the last of three columns. The first card
 * is two columns wide and two rows high, and the fifth one is two columns wide.
 */
const sizeOf = (index: number, count: number): 'large' | 'wide' | undefined => {
  if (count % 3 !== 2 || count < 5) return undefined;
  return index === 0 ? 'large' : index === 4 ? 'wide' : undefined;
};

const imageSizes = {
  large: gridSizes(1.5, { shape: '7/5' }),
  wide: gridSizes(2.5, { shape: '7/5' }),
  standard: gridSizes(3),
};

/** Images of projects in three columns, each with its number, category, title and detail. A link covers its card. */
export default function Gallery({ section }: { section: Section<'gallery'> }) {
  return (
    <TitledBand section={section}>
      <Grid columns={3}>
        {section.items.map(({ id, title, category, detail, href, more, image }, index, items) => {
          const size = sizeOf(index, items.length);
          return (
            <Project key={id} id={`project-${id}`} data-size={size}>
              <Picture image={image} sizes={imageSizes[size ?? 'standard']} />
              <div>
                <p>
                  <b>{id}</b>
                  {` ${category}`}
                </p>
                <Heading3>
                  <MaybeLink href={href}>{title}</MaybeLink>
                </Heading3>
                {detail}
                {more && <span>{more}</span>}
              </div>
            </Project>
          );
        })}
      </Grid>
    </TitledBand>
  );
}
