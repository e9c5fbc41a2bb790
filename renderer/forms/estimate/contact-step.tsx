import type { ClipboardEvent, FormEvent } from 'react';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { rules } from '../../../schema/forms/rules.ts';
import { extractZipDigits } from '../../../schema/forms/zip-code.ts';
import type { Section } from '../../../schema/section.ts';
import { useSite } from '../../context.tsx';
import { LeadInputs } from '../lead-inputs.tsx';
import type { LeadForm } from '../use-lead-form.ts';
import { contactStepFields } from './contact-step-fields.ts';
import { WizardStep } from './step.tsx';

/** Reminder to choose a room, for browsers without scripts: HTML has no attribute that requires one of several checkboxes. */
const NoRoom = styled(FormHelperText)({
  display: 'none',
  'form:not([novalidate], :has([name=rooms]:checked)) &': { display: 'block' },
});

type Props = { section: Section<'estimate-form'>; lead: LeadForm; shown: boolean; onBack: () => void };

/** Step 3: contact data. The zip code accepts only digits, at most five (docs/specification.md 4.5). */
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
      // Assigning the value moves the caret, so assign it only if it changes.
      if (target instanceof HTMLInputElement && target.value !== extractZipDigits(target.value))
        target.value = extractZipDigits(target.value);
      lead.clearError('zipCode');
    },
    onPaste: (event: ClipboardEvent) => {
      // `maxLength` would truncate pasted text such as "CA 92626" before its digits are extracted.
      event.preventDefault();
      if (event.target instanceof HTMLInputElement)
        event.target.value = extractZipDigits(event.clipboardData.getData('text'));
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
