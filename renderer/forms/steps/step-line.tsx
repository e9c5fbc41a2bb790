import { styledByTheme } from '../../parts/themed.ts';

const Line = styledByTheme('ol', (theme) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
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

type Props = {
  label: string | undefined;
  /** The names of the steps that are not skipped. */
  names: (string | undefined)[];
  /** The position of the current step among them. */
  position: number;
};

/** The progress indicator with the names of the steps and the current step. */
export const StepLine = ({ label, names, position }: Props) => (
  <Line aria-label={label}>
    {names.map((name, index) => (
      <li key={index} data-done={index <= position} aria-current={index === position ? 'step' : undefined}>
        {index + 1}. {name}
      </li>
    ))}
  </Line>
);
