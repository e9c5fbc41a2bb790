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
  /** Announced by screen readers when the button can be pressed (WCAG 4.1.3). */
  announcement: string | undefined;
};

/**
 * Leads to the next step once this one is complete. It submits the form only where scripts answer: without them Enter
 * presses the first button that submits, which must be the one that sends.
 */
export const NextButton = ({ lead, isComplete, label, announcement }: Props) => {
  const complete = useFormValue(lead.ref, isComplete, false);
  return (
    <>
      <Button
        type={lead.scripted ? 'submit' : 'button'}
        variant="contained"
        size="large"
        disabled={!complete}
      >
        {label}
      </Button>
      <Announcement role="status">{complete && announcement}</Announcement>
    </>
  );
};
