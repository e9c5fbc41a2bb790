import type { ClipboardEvent, FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { rules } from '../../../schema/forms/rules.ts';
import { zipDigits } from '../../../schema/forms/zip-code.ts';
import type { Section } from '../../../schema/section.ts';
import { useSite } from '../../context.tsx';
import { LeadInputs } from '../lead-inputs.tsx';
import type { LeadForm } from '../use-lead-form.ts';
import { contactStepFields } from './contact-step-fields.ts';
import { WizardStep } from './step.tsx';

/** Without scripts nothing else keeps a visitor from sending no room: no attribute of HTML asks for one of several. */
const NoRoom = styled(FormHelperText)({
  display: 'none',
  'form:not([novalidate], :has([name=rooms]:checked)) &': { display: 'block' },
});

type Props = { section: Section<'estimate-form'>; lead: LeadForm; shown: boolean; onBack: () => void };

/** Step 3: whom to answer. Digits alone are taken for the zip code, five of them (docs/specification.md 4.5). */
export const ContactStep = ({ section, lead, shown, onBack }: Props) => {
  const sending = lead.state === 'sending';
  const { contact } = section;
  const { faults } = useSite();
  const zipCode = {
    autoComplete: 'postal-code',
    inputMode: 'numeric' as const,
    pattern: `[0-9]{${rules.zipDigits}}`,
    maxLength: rules.zipDigits,
    onInput: ({ target }: FormEvent) => {
      // Only what changes is written: writing moves the caret.
      if (target instanceof HTMLInputElement && target.value !== zipDigits(target.value))
        target.value = zipDigits(target.value);
      lead.clearError('zipCode');
    },
    onPaste: (event: ClipboardEvent) => {
      // The browser would cut what is pasted, such as "CA 92626", before its digits are taken.
      event.preventDefault();
      if (event.target instanceof HTMLInputElement)
        event.target.value = zipDigits(event.clipboardData.getData('text'));
      lead.clearError('zipCode');
    },
  };
  return (
    <WizardStep number={3} heading={contact.heading} shown={shown}>
      <LeadInputs lead={lead} fields={contactStepFields} labels={contact.labels} more={{ zipCode }} />
      <NoRoom>{faults.rooms.required}</NoRoom>
      <div data-buttons="">
        <Button variant="outlined" size="large" onClick={onBack} data-move="">
          {section.back}
        </Button>
        <Button type="submit" variant="contained" color="secondary" size="large" disabled={sending}>
          {sending ? section.sending : section.submit}
        </Button>
      </div>
    </WizardStep>
  );
};
