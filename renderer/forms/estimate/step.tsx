import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const inSight = { position: 'static', visibility: 'visible', height: 'auto', overflow: 'visible' } as const;

const appear = keyframes({ to: inSight });

/** Out of sight without `display: none`, which would keep the animation from ever starting. */
const waiting = {
  display: 'grid',
  position: 'absolute',
  visibility: 'hidden',
  height: 0,
  overflow: 'hidden',
  animation: `${appear} 1ms 12s forwards`,
};

const open = {
  '&[data-shown=false]': { display: 'grid' },
  '& [data-move]': { display: 'none' },
};

const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& > legend': { ...theme.typography.h3, padding: 0, marginBlock: theme.spacing(1, 2.5), outlineOffset: 4 },
  '&[data-shown=false]': { display: 'none' },
  // Without scripts the three steps stand one under the other and are sent together: where there are none, where
  // they could not be loaded, and where not even the first of them has run after a while.
  'html[data-scripts=failed] &': open,
  'html:not([data-scripts]) &[data-shown=false]': waiting,
  '@media (scripting: none)': { ...open, 'html:not([data-scripts]) &[data-shown=false]': inSight },
}));

type Props = { number: number; heading: string; shown: boolean; children: ReactNode };

/** One step of the wizard; the other steps keep their fields, unseen. */
export const Step = ({ number, heading, shown, children }: Props) => (
  <Fieldset data-step={number} data-shown={shown}>
    <legend tabIndex={-1}>{heading}</legend>
    {children}
  </Fieldset>
);
