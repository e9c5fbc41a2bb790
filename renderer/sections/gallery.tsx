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

const Projects = styled(Grid)({
  '@media (min-width: 1024px)': {
    gridTemplateColumns: 'repeat(6, 1fr)',
    '& > li': { gridColumn: 'span 2' },
    '& > [data-half]': { gridColumn: 'span 3' },
  },
});

/** How many of the first are half as wide as the page, so that three in a row leave no gap at the end. */
const halves = (count: number): number => ((3 - (count % 3)) % 3) * 2;

/** Pictures of projects in three columns, the first ones larger; the words stand under them. */
export default function Gallery({ section }: { section: Section<'gallery'> }) {
  const { heading, intro, items, actions } = section;
  return (
    <Band>
      <Stack>
        <SectionHeading heading={heading} intro={intro} />
        <Projects columns={3}>
          {items.map(({ id, title, category, image }, index) => {
            const isHalf = index < halves(items.length);
            return (
              <Project key={id} id={`project-${id}`} data-half={isHalf ? '' : undefined}>
                <Picture image={image} sizes={gridSizes(isHalf ? 2 : 3)} />
                <p>{category}</p>
                <Heading3>{title}</Heading3>
              </Project>
            );
          })}
        </Projects>
        {actions && <Actions actions={actions} />}
      </Stack>
    </Band>
  );
}
