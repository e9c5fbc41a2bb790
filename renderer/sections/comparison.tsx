import type { Section } from '../../schema/section.ts';
import { Stack, TitledBand } from '../parts/band.tsx';
import { Icon } from '../parts/icon.tsx';
import { Heading3 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Columns = styledByTheme(Stack, (theme) => ({
  [theme.breakpoints.up('md')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', columnGap: '4rem' },
  '& h3': { paddingBottom: theme.spacing(2), borderBottom: `2px solid ${theme.tone.accent}` },
  '& [data-fit=yes] h3': { borderColor: theme.palette.success.main },
  '& li': {
    display: 'flex',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.75),
    borderBottom: `1px solid ${theme.tone.rule}`,
  },
  '& svg': { flex: 'none', marginTop: '0.1em', color: theme.tone.soft },
  '& [data-fit=yes] svg': { color: theme.palette.success.main },
}));

const marks = { yes: 'check', no: 'x', neutral: undefined } as const;

/** Two or three lists side by side; one below the other on a phone. */
export default function Comparison({ section }: { section: Section<'comparison'> }) {
  return (
    <TitledBand section={section} dense>
      <Columns>
        {section.columns.map(({ title, tone, items }) => (
          <div key={title} data-fit={tone}>
            <Heading3>{title}</Heading3>
            <ul>
              {items.map((item) => (
                <li key={item}>
                  {marks[tone] && <Icon name={marks[tone]} />}
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </TitledBand>
  );
}
