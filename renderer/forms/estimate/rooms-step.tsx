import FormHelperText from '@mui/material/FormHelperText';
import { roomChoices } from '../../../schema/forms/rules.ts';
import type { Section } from '../../../schema/section.ts';
import type { LeadForm } from '../use-lead-form.ts';
import { NextButton } from './next-button.tsx';
import { WizardStep } from './step.tsx';
import { styledByTheme } from '../../parts/themed.ts';

const Rooms = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 56,
    paddingInline: theme.spacing(2),
    border: '1px solid',
    borderColor: theme.palette.text.disabled,
    backgroundColor: theme.palette.background.paper,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: theme.tone.ink },
  '& label:has(:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.palette.primary.main },
}));

type Props = { section: Section<'estimate-form'>; lead: LeadForm; shown: boolean };

/** Whether at least one room is chosen. */
export const hasRoom = (form: HTMLFormElement): boolean => new FormData(form).has('rooms');

/** Step 1: requires at least one room. */
export const RoomsStep = ({ section, lead, shown }: Props) => (
  <WizardStep number={1} heading={section.rooms.heading} shown={shown}>
    <Rooms onChange={() => lead.clearError('rooms')}>
      {roomChoices.map((room) => (
        <label key={room}>
          <input type="checkbox" name="rooms" value={room} />
          {section.rooms.choices[room]}
        </label>
      ))}
    </Rooms>
    {lead.errors['rooms'] && (
      <FormHelperText error role="alert">
        {lead.errors['rooms']}
      </FormHelperText>
    )}
    <div data-buttons="" data-move="">
      <NextButton lead={lead} isComplete={hasRoom} label={section.next} announcement={section.nextReady} />
    </div>
  </WizardStep>
);
