import { styled } from '@mui/material/styles';
import type { Section } from '../../schema/section.ts';
import { TitledBand } from '../parts/band.tsx';
import { columnsFor, equalColumns } from '../parts/grid.tsx';
import { Heading3 } from '../parts/text.tsx';

const Steps = styled('ol')<{ columns: number }>(({ theme, columns }) => ({
  counterReset: 'step',
  '& > li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: 'min(2.75rem, 13vw) 1fr',
    gridTemplateRows: 'auto 1fr',
    paddingBottom: theme.spacing(3),
    '&::before': {
      content: 'counter(step)',
      ...theme.typography.h2,
      lineHeight: 1,
      color: theme.tone.accent,
    },
    '&::after': {
      content: '""',
      gridArea: '2 / 1',
      marginBlock: theme.spacing(1.5, -3.5),
      marginLeft: '0.8rem',
      border: `0 solid ${theme.tone.rule}`,
      borderLeftWidth: 1,
    },
    '&:last-of-type::after': { display: 'none' },
  },
  '& [data-words]': { gridArea: '1 / 2 / 3', maxWidth: theme.layout.measure, paddingTop: theme.spacing(1) },
  '& p': { marginTop: theme.spacing(1), color: theme.tone.soft },
  '& [data-duration]': { ...theme.typography.body2, fontWeight: 600, color: theme.tone.accent },
  // Five columns are wide enough for text from 1200 px.
  [`@media (min-width: ${columns > 4 ? 1200 : 900}px)`]: {
    display: 'grid',
    gridTemplateColumns: equalColumns(columns),
    gap: theme.spacing(7, 4),
    '& > li': {
      gridTemplateColumns: 'auto 1fr',
      paddingBottom: 0,
      '&::after': {
        gridArea: '1 / 2',
        alignSelf: 'center',
        borderWidth: '1px 0 0',
        margin: theme.spacing(0, 0, 0, 2),
      },
    },
    '& [data-words]': { gridArea: '2 / 1 / 3 / 3' },
  },
}));

/** Numbered steps connected by a line. */
export default function ProcessSteps({ section }: { section: Section<'process-steps'> }) {
  return (
    <TitledBand section={section}>
      <Steps columns={section.steps.length > 5 ? columnsFor(section.steps.length) : section.steps.length}>
        {section.steps.map(({ title, description, duration }) => (
          <li key={title}>
            <div data-words="">
              <Heading3>{title}</Heading3>
              <p>{description}</p>
              {duration && <p data-duration="">{duration}</p>}
            </div>
          </li>
        ))}
      </Steps>
    </TitledBand>
  );
}
