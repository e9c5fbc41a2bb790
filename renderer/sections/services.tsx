import type { Section } from '../../schema/section.ts';
import { stretchedLink } from '../parts/stretched-link.ts';
import { TitledBand } from '../parts/titled-band.tsx';
import { columnsFor, Grid, gridSizes } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { MaybeLink } from '../parts/maybe-link.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text/headings.tsx';
import { styledByTheme } from '../parts/themed.ts';

const Service = styledByTheme('li', (theme) => ({
  ...stretchedLink(theme),
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${theme.tone.rule}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  transition: `border-color ${theme.layout.quick}`,
  '&:has(a:hover)': { borderColor: theme.tone.accent },
  '& img': { width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  '& [data-words]': {
    flex: 1,
    padding: theme.spacing(3),
    '& p': { marginTop: theme.spacing(1), color: theme.tone.soft },
    '&:has(a)': { paddingBottom: theme.spacing(8) },
  },
  '& svg': {
    position: 'absolute',
    left: theme.spacing(3),
    bottom: theme.spacing(3),
    color: theme.tone.accent,
    transition: `transform ${theme.layout.quick}`,
  },
  '& :has(a:hover) ~ svg': { transform: 'translateX(4px)' },
  // On a phone the image is to the left of the text, unless the text is so large that it would not fit.
  [theme.breakpoints.down('sm')]: {
    flexFlow: 'row wrap',
    '& img': { flex: '1 1 5.5rem', height: 'auto', aspectRatio: '1' },
    '& [data-words][data-words]': { flex: '3 1 11rem', padding: theme.spacing(1.5) },
    '& svg': { display: 'none' },
  },
}));

/** Cards of services. If a service has a link, it covers the whole card. */
export default function Services({ section }: { section: Section<'services'> }) {
  const { items } = section;
  const columns = columnsFor(items.length);
  return (
    <TitledBand section={section}>
      <Grid columns={columns}>
        {items.map(({ title, description, image, href }) => (
          <Service key={title}>
            {image && <Picture image={image} sizes={gridSizes(columns)} />}
            <div data-words="">
              <Heading3>
                <MaybeLink href={href}>{title}</MaybeLink>
              </Heading3>
              <p>{description}</p>
              {href && <Icon name="arrow-right" />}
            </div>
          </Service>
        ))}
      </Grid>
    </TitledBand>
  );
}
