import type { Section } from '../../schema/section.ts';
import { stretchedLink, MaybeLink } from '../parts/link.tsx';
import { TitledBand } from '../parts/band.tsx';
import { cardSizes, columnsFor, Grid } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text.tsx';
import { coverImage, styledByTheme } from '../parts/styles.ts';

const Service = styledByTheme('li', (theme) => ({
  ...stretchedLink,
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(2),
  '& img': { ...coverImage, aspectRatio: '4 / 3', borderRadius: theme.shape.borderRadius },
  '&:not(:has(img))': { paddingTop: theme.spacing(2), borderTop: `2px solid ${theme.tone.accent}` },
  '& p': { marginTop: theme.spacing(1), color: theme.tone.soft },
  '& h3': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(1) },
  '& svg': { flex: 'none', color: theme.tone.accent, transition: `transform ${theme.layout.quick}` },
  '& a:hover + svg': { transform: 'translateX(4px)' },
  // On a phone the image is to the left of the text, unless the text is so large that it would not fit.
  [theme.breakpoints.down('sm')]: {
    flexFlow: 'row wrap',
    '& img': { flex: '1 1 5.5rem', alignSelf: 'start', height: 'auto', aspectRatio: '1' },
    '& [data-words]': { flex: '3 1 11rem' },
  },
}));

/** Services. If one has a link, it covers image and text, and an arrow follows its title. */
export default function Services({ section }: { section: Section<'services'> }) {
  return (
    <TitledBand section={section}>
      <Grid columns={columnsFor(section.items.length)}>
        {section.items.map(({ title, description, image, href }, index) => (
          <Service key={title}>
            {image && <Picture image={image} sizes={cardSizes(index, section.items.length, '28vw 1/1')} />}
            <div data-words="">
              <Heading3>
                <MaybeLink href={href}>{title}</MaybeLink>
                {href && <Icon name="arrow-right" />}
              </Heading3>
              <p>{description}</p>
            </div>
          </Service>
        ))}
      </Grid>
    </TitledBand>
  );
}
