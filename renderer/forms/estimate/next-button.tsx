import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../parts/visually-hidden.ts';
import { useFormValue } from '../use-form-value.ts';
import type { LeadForm } from '../use-lead-form.ts';

const Announcement = styled('span')(visuallyHidden);

type Props = {
  lead: LeadForm;
  /** Whether the step is complete; a pure function of the form. */
  isComplete: (form: HTMLFormElement) => boolean;
  label: string;
  /** Announced by screen readers when the button becomes enabled (WCAG 4.1.3). */
  announcement: string | undefined;
};

/**
 * The button to the next step, enabled when the current step is complete. It is a submit button only after hydration:
 * without scripts Enter activates the first submit button, which must be the one that sends the form.
 */
export const NextButton = ({ lead, isComplete, label, announcement }: Props) => {
  const isStepComplete = useFormValue(lead.ref, isComplete, false);
  return (
    <>
      <Button
        type={lead.scripted ? 'submit' : 'button'}
        variant="contained"
        size="large"
        disabled={!isStepComplete}
      >
        {label}
      </Button>
      <Announcement role="status">{isStepComplete && announcement}</Announcement>
    </>
  );
};
