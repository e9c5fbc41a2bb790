import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { Band } from '../parts/band.tsx';
import { Split } from '../parts/split.tsx';
import { Stack } from '../parts/stack.tsx';
import { Heading2 } from '../parts/text/headings.tsx';

type Figure = Section<'statistics'>['items'][number];

/** Number of characters above which a figure needs half of the page, and the full width on a phone or tablet. */
const maxLength = 9;

const columnsFor = (items: Figure[]): { phone: number; desktop: number } => {
  if (items.length === 1) return { phone: 1, desktop: 1 };
  if (items.some(({ value }) => value.length > maxLength)) return { phone: 1, desktop: 2 };
  return { phone: 2, desktop: items.length > 4 ? 3 : items.length };
};

const Figures = styled('dl', { shouldForwardProp: (name) => name !== 'columns' })<{
  columns: { phone: number; desktop: number };
}>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: columns.phone === 1 ? '1fr' : theme.layout.pair,
  gap: theme.spacing(5, 4),
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.tone.rule}`,
  },
  '& dt': { ...theme.typography.overline, color: theme.tone.soft },
  '& dd': {
    ...theme.typography.h1,
    fontSize: 'min(clamp(2rem, 1.4rem + 2.2vw, 5rem), 13vw)',
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
    color: theme.tone.accent,
  },
  // Smaller than the main heading of the page.
  '& > :only-child dd': { fontSize: 'min(clamp(2.4rem, 1.8rem + 2.2vw, 5.2rem), 13.5vw)' },
  [theme.breakpoints.down('md')]: { '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns.desktop}, 1fr)` },
}));

/** Large figures on a dark band; a single one is next to the heading. */
export default function Statistics({ section }: { section: Section<'statistics'> }) {
  const isSingle = section.items.length === 1;
  const Frame = isSingle ? Split : Stack;
  return (
    <Band tone="dark" dense={isSingle}>
      <Frame>
        <Heading2>{section.heading}</Heading2>
        <Figures columns={columnsFor(section.items)}>
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
