import type { Section } from '../../schema/section.ts';
import { MaybeLink, stretchedLink } from '../parts/link.tsx';
import { TitledBand } from '../parts/band.tsx';
import { Grid, gridSizes } from '../parts/grid.tsx';
import { Picture } from '../parts/image/picture.tsx';
import { Heading3 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Project = styledByTheme('li', (theme) => ({
  ...stretchedLink,
  '& img': { width: '100%', borderRadius: theme.shape.borderRadius },
  '& p': { ...theme.typography.overline, marginBlock: theme.spacing(2, 0.5), color: theme.tone.accent },
}));

/** Images of projects in three columns, each with its number, category, title and detail below. A link covers its card. */
export default function Gallery({ section }: { section: Section<'gallery'> }) {
  return (
    <TitledBand section={section}>
      <Grid columns={3}>
        {section.items.map(({ id, title, category, detail, href, image }) => (
          <Project key={id} id={`project-${id}`}>
            <Picture image={image} sizes={gridSizes(3)} />
            <p>
              <b>{id}</b>
              {` ${category}`}
            </p>
            <Heading3>
              <MaybeLink href={href}>{title}</MaybeLink>
            </Heading3>
            {detail}
          </Project>
        ))}
      </Grid>
    </TitledBand>
  );
}
