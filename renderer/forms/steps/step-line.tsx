import type { Form } from '../../../schema/form.ts';
import { styledByTheme } from '../../parts/styles.ts';
import type { Steps } from './use-steps.ts';

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
  '@media (forced-colors: active)': { '& li[data-done=false]': { borderColor: 'GrayText' } },
  '& li[aria-current]': { color: theme.tone.ink, fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
  'html[data-scripts=failed] &': { display: 'none' },
}));

/** The progress indicator with the names of the steps that are not skipped, and the current step. */
export const StepLine = ({ form, steps: { indexes, current } }: { form: Form; steps: Steps }) => (
  <Line aria-label={form.texts.progress}>
    {indexes.map((index, position) => (
      <li key={index} data-done={index <= current} aria-current={index === current ? 'step' : undefined}>
        {`${position + 1}. ${form.steps[index]?.name}`}
      </li>
    ))}
  </Line>
);
