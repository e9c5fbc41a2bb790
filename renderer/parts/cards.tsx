import type { Image } from '../../schema/fields.ts';
import { cardSizes, columnsFor, Grid } from './grid.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './image/picture.tsx';
import { MaybeLink, stretchedLink } from './link.tsx';
import { ShownDate } from './shown-date.tsx';
import { coverImage, styledByTheme } from './styles.ts';
import { Heading3 } from './text.tsx';

const Card = styledByTheme('li', (theme) => ({
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

const Portrait = styledByTheme(Card, () => ({ '& img': { maxWidth: '11.25rem', aspectRatio: '1' } }));

type CardContent = {
  title: string;
  description: string;
  image?: Image | undefined;
  href?: string | undefined;
  date?: string | undefined;
};

type Props = {
  items: CardContent[];
  /** Whether the images are portraits: small and square, in four columns. */
  portraits?: boolean | undefined;
};

/** Cards in columns. If one has a link, it covers image and text, and an arrow follows its title. */
export const Cards = ({ items, portraits }: Props) => {
  const Item = portraits ? Portrait : Card;
  return (
    <Grid columns={portraits ? 4 : columnsFor(items.length)}>
      {items.map(({ title, description, image, href, date }, index) => (
        <Item key={href ?? title}>
          {image && <Picture image={image} sizes={cardSizes(index, items.length, '28vw 1/1')} />}
          <div data-words="">
            {date && <ShownDate date={date} />}
            <Heading3>
              <MaybeLink href={href}>{title}</MaybeLink>
              {href && <Icon name="arrow-right" />}
            </Heading3>
            <p>{description}</p>
          </div>
        </Item>
      ))}
    </Grid>
  );
};
