import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { Section } from '../../schema/section.ts';
import { Actions } from '../parts/actions.tsx';
import { Band } from '../parts/band.tsx';
import { Grid, gridSizes } from '../parts/grid.tsx';
import { Picture } from '../parts/picture/picture.tsx';
import { Heading3 } from '../parts/text/headings.tsx';
import { SectionHeading } from '../parts/text/section-heading.tsx';
import { Stack } from '../parts/stack.tsx';

const Project = styled('li')(
  memoTheme(({ theme }) => ({
    '& img': { width: '100%', borderRadius: theme.shape.borderRadius },
    '& p': { ...theme.typography.overline, marginBlock: theme.spacing(2, 0.5), color: theme.tone.accent },
  })),
);

/** Pictures of projects in three columns, each with its number, category and title below it. */
export default function Gallery({ section }: { section: Section<'gallery'> }) {
  const { heading, intro, items, actions } = section;
  return (
    <Band>
      <Stack>
        <SectionHeading heading={heading} intro={intro} />
        <Grid columns={3}>
          {items.map(({ id, title, category, image }) => (
            <Project key={id} id={`project-${id}`}>
              <Picture image={image} sizes={gridSizes(3)} />
              <p>
                <b>{id}</b>
                {` ${category}`}
              </p>
              <Heading3>{title}</Heading3>
            </Project>
          ))}
        </Grid>
        {actions && <Actions actions={actions} />}
      </Stack>
    </Band>
  );
}
