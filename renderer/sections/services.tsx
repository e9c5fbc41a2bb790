import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/titled-band.tsx';
import { columnsFor, Grid, gridSizes } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text/headings.tsx';
import { styledByTheme } from '../parts/themed.ts';

type Service = Section<'services'>['items'][number];

const ServiceCard = styledByTheme(Card, (theme) => ({
  height: '100%',
  // Do not clip the focus outline of the link.
  overflow: 'visible',
  '& > a, & > div': { height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' },
  '& img': {
    width: '100%',
    borderRadius: `${theme.brand.radius}px ${theme.brand.radius}px 0 0`,
    objectFit: 'cover',
  },
  '& [data-words]': {
    position: 'relative',
    flex: 1,
    padding: theme.spacing(3),
    '& p': { marginTop: theme.spacing(1), color: theme.tone.soft },
  },
  '& a [data-words]': { paddingBottom: theme.spacing(8) },
  '& a svg': {
    position: 'absolute',
    left: theme.spacing(3),
    bottom: theme.spacing(3),
    color: theme.tone.accent,
    transition: `transform ${theme.layout.quick}`,
  },
  '& a:hover svg': { transform: 'translateX(4px)' },
  // On a phone the image is to the left of the text, unless the text is so large that it would not fit.
  [theme.breakpoints.down('sm')]: {
    '& > a, & > div': { flexFlow: 'row wrap' },
    '& img': { flex: '1 1 6.5rem', height: 'auto', aspectRatio: '3 / 4', borderRadius: 0 },
    '& [data-words]': { flex: '2.2 1 11rem', padding: theme.spacing(2) },
    '& a [data-words]': { paddingBottom: theme.spacing(2) },
    '& a svg': { display: 'none' },
  },
}));

const Content = ({ item, sizes }: { item: Service; sizes: string }) => {
  const { title, description, image, href } = item;
  return (
    <>
      {image && <Picture image={image} sizes={sizes} ratio="4 / 3" />}
      <div data-words="">
        <Heading3>{title}</Heading3>
        <p>{description}</p>
        {href && <Icon name="arrow-right" />}
      </div>
    </>
  );
};

/** Cards of services. If a service has a link, its whole card is the link. */
export default function Services({ section }: { section: Section<'services'> }) {
  const { items } = section;
  const columns = columnsFor(items.length);
  return (
    <TitledBand section={section}>
      <Grid columns={columns}>
        {items.map((item) => {
          const content = <Content item={item} sizes={gridSizes(columns)} />;
          return (
            <li key={item.title}>
              <ServiceCard>
                {item.href ? (
                  <CardActionArea href={item.href}>{content}</CardActionArea>
                ) : (
                  <div>{content}</div>
                )}
              </ServiceCard>
            </li>
          );
        })}
      </Grid>
    </TitledBand>
  );
}
