import { styledByTheme } from '../../parts/themed.ts';

const Line = styledByTheme('ol', (theme) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: theme.spacing(1),
  '& li': {
    ...theme.typography.body2,
    borderTop: '3px solid',
    borderColor: theme.tone.rule,
    paddingTop: theme.spacing(1),
    color: theme.tone.soft,
  },
  '& li[data-done=true]': { borderColor: theme.palette.primary.main },
  '& li[aria-current]': { color: theme.tone.ink, fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
  'html[data-scripts=failed] &': { display: 'none' },
}));

/** The progress indicator with the names of the steps and the current step. */
export const StepLine = ({ label, names, step }: { label: string; names: string[]; step: number }) => (
  <Line aria-label={label}>
    {names.map((name, index) => (
      <li key={name} data-done={index < step} aria-current={index + 1 === step ? 'step' : undefined}>
        {index + 1}. {name}
      </li>
    ))}
  </Line>
);
