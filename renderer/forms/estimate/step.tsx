import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styledByTheme } from '../../parts/themed.ts';

const visible = { position: 'static', visibility: 'visible', height: 'auto', overflow: 'visible' } as const;
/** Not `display: none`, because animations do not start on elements without a box. */
const hidden = { position: 'absolute', visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

const appear = keyframes({ to: visible });
const vanish = keyframes({ to: hidden });

/** Styles that show all steps after a delay in seconds. */
const showAllAfter = (seconds: number) => ({
  '&[data-shown=false]': { display: 'grid', ...hidden, animation: `${appear} 1ms ${seconds}s forwards` },
  '& [data-move]': { animation: `${vanish} 1ms ${seconds}s forwards` },
});

const showAll = {
  '&[data-shown=false]': { display: 'grid', ...visible, animation: 'none' },
  '& [data-move]': { display: 'none' },
};

/** Returns a selector for the given state of the page. All have the same specificity, so that the last matching one wins. */
const when = (state: string) => `*:where(${state}) &&`;

const Fieldset = styledByTheme('fieldset', (theme) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& > legend': {
    ...theme.typography.h3,
    padding: 0,
    marginBlock: theme.spacing(1, 2.5),
    outlineOffset: 4,
  },
  '&[data-shown=false]': { display: 'none' },
  // Without scripts all three steps are displayed and sent together: if scripting is disabled, if the scripts could not
  // be loaded, if none has run after 12 s, and if hydration is late.
  [when('html:not([data-scripts])')]: showAllAfter(12),
  // The visitor has chosen a room, but the form is not hydrated yet, so that there is no next step.
  [when('form:not([novalidate]):has([name=rooms]:checked)')]: showAllAfter(2),
  [when('html[data-scripts=failed]')]: showAll,
  '@media (scripting: none)': { [when('html')]: showAll },
}));

type Props = { number: number; heading: string; shown: boolean; children: ReactNode };

/** One step of the wizard. Hidden steps remain in the DOM with their values. */
export const WizardStep = ({ number, heading, shown, children }: Props) => (
  <Fieldset data-step={number} data-shown={shown}>
    <legend tabIndex={-1}>{heading}</legend>
    {children}
  </Fieldset>
);
