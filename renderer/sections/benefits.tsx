import type { Section } from '../../schema/section.ts';
import { Band, Stack, TitledBand } from '../parts/band.tsx';
import { columnsFor, Grid } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { WithPicture } from '../parts/image/with-picture.tsx';
import { Heading3, SectionHeading } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Benefit = styledByTheme('li', (theme) => ({
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.tone.rule}`,
  '& svg': { display: 'block', marginBottom: theme.spacing(2), color: theme.tone.accent },
  '& p': { marginTop: theme.spacing(1), color: theme.tone.soft },
  [theme.breakpoints.down('sm')]: {
    position: 'relative',
    paddingTop: theme.spacing(2),
    '&:has(svg)': { paddingLeft: 'min(3.5rem, 16vw)' },
    '& svg': { position: 'absolute', left: 0 },
  },
}));

const Numbered = styledByTheme('ol', (theme) => ({
  '& > li': { position: 'relative', padding: theme.spacing(2, 0, 2, 7) },
  '& svg': { position: 'absolute', left: 0 },
  '& > li:not(:has(svg))::before': {
    ...theme.typography.h2,
    content: 'counter(list-item)',
    position: 'absolute',
    left: 0,
    color: theme.tone.accent,
  },
}));

/** Short reasons, each below a thin line; next to an image they have icons or numbers. */
export default function Benefits({ section }: { section: Section<'benefits'> }) {
  const list = section.items.map(({ title, description, icon }) => (
    <Benefit key={title}>
      {icon && <Icon name={icon} size={32} />}
      <Heading3>{title}</Heading3>
      <p>{description}</p>
    </Benefit>
  ));
  return section.image ? (
    <Band>
      <WithPicture image={section.image} tall>
        <Stack>
          <SectionHeading heading={section.heading} intro={section.intro} />
          <Numbered>{list}</Numbered>
        </Stack>
      </WithPicture>
    </Band>
  ) : (
    <TitledBand section={section}>
      <Grid columns={columnsFor(list.length)}>{list}</Grid>
    </TitledBand>
  );
}
