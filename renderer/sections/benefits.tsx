import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { columnsFor, Grid } from '../parts/grid.tsx';
import { Icon } from '../parts/icon.tsx';
import { Heading3 } from '../parts/text.tsx';
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

/** Short reasons, each below a thin line. */
export default function Benefits({ section }: { section: Section<'benefits'> }) {
  return (
    <TitledBand section={section}>
      <Grid columns={columnsFor(section.items.length)}>
        {section.items.map(({ title, description, icon }) => (
          <Benefit key={title}>
            {icon && <Icon name={icon} size={32} />}
            <Heading3>{title}</Heading3>
            <p>{description}</p>
          </Benefit>
        ))}
      </Grid>
    </TitledBand>
  );
}
