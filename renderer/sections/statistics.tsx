import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { Band, Stack, Split } from '../parts/band.tsx';
import { equalColumns } from '../parts/grid.tsx';
import { Heading2 } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

/** Number of characters above which a figure takes half of the width, and the full width on a phone or tablet. */
const maxLength = 9;

const Figures = styled('dl')<{ columns: number; isLong: boolean }>(({ theme, columns, isLong }) => ({
  display: 'grid',
  gridTemplateColumns: isLong ? '1fr' : theme.layout.pair,
  gap: theme.spacing(5, 4),
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.tone.rule}`,
  },
  '& dt': { ...theme.typography.subtitle1, color: theme.tone.soft },
  '& dd': {
    ...theme.typography.h1,
    fontSize: 'min(clamp(2rem, 1.4rem + 2.2vw, 5rem), 13vw)',
    lineHeight: 1,
    color: theme.tone.accent,
  },
  '& > :only-child': {
    flexFlow: 'wrap',
    justifyContent: 'start',
    alignItems: 'baseline',
    gap: theme.spacing(0.5, 3),
    padding: 0,
    border: 0,
    '& dt': { flex: '1 1 14rem' },
    // Smaller than the main heading of the page.
    '& dd': { order: -1, fontSize: 'min(clamp(2.4rem, 1.8rem + 2.2vw, 5.2rem), 13.5vw)' },
  },
  [theme.breakpoints.down('md')]: { '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: equalColumns(columns) },
}));

const Line = styledByTheme(Split, (theme) => ({
  rowGap: theme.spacing(1.5),
  '&&': { alignItems: 'baseline' },
  paddingBlock: theme.spacing(3),
  borderBlock: `1px solid ${theme.tone.rule}`,
  '& h2': theme.typography.h3,
}));

/** Large figures on a dark band; a single one is in a line with the heading, on the background of the section. */
export default function Statistics({ section }: { section: Section<'statistics'> }) {
  const count = section.items.length;
  const isSingle = count === 1;
  const isLong = section.items.some(({ value }) => value.length > maxLength);
  const Frame = isSingle ? Line : Stack;
  return (
    <Band tone={isSingle ? undefined : 'dark'} dense={isSingle}>
      <Frame>
        <Heading2>{section.heading}</Heading2>
        <Figures columns={isLong ? Math.min(count, 2) : count > 4 ? 3 : count} isLong={isLong}>
          {section.items.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Figures>
      </Frame>
    </Band>
  );
}
