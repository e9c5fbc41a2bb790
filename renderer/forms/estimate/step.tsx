import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { styledByTheme } from '../../parts/themed.ts';

const inSight = { position: 'static', visibility: 'visible', height: 'auto', overflow: 'visible' } as const;
/** Without `display: none`, which would keep an animation from ever starting. */
const outOfSight = { position: 'absolute', visibility: 'hidden', height: 0, overflow: 'hidden' } as const;

const appear = keyframes({ to: inSight });
const vanish = keyframes({ to: outOfSight });

/** The steps open up after a while. */
const openAfter = (seconds: number) => ({
  '&[data-shown=false]': { display: 'grid', ...outOfSight, animation: `${appear} 1ms ${seconds}s forwards` },
  '& [data-move]': { animation: `${vanish} 1ms ${seconds}s forwards` },
});

const open = {
  '&[data-shown=false]': { display: 'grid', ...inSight, animation: 'none' },
  '& [data-move]': { display: 'none' },
};

/** When the steps open up; all of these are equally strong, so that the last one decides. */
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
  // Without scripts the three steps stand one under the other and are sent together: where there are none, where
  // they could not be loaded, where not even the first of them has run after a while, and where they are late.
  [when('html:not([data-scripts])')]: openAfter(12),
  // A room is chosen, and nobody has taken the form over who could go on.
  [when('form:not([novalidate]):has([name=rooms]:checked)')]: openAfter(2),
  [when('html[data-scripts=failed]')]: open,
  '@media (scripting: none)': { [when('html')]: open },
}));

type Props = { number: number; heading: string; shown: boolean; children: ReactNode };

/** One step of the wizard; the other steps keep their fields, unseen. */
export const WizardStep = ({ number, heading, shown, children }: Props) => (
  <Fieldset data-step={number} data-shown={shown}>
    <legend tabIndex={-1}>{heading}</legend>
    {children}
  </Fieldset>
);
