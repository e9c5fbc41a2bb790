import type { RefObject } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../../parts/visually-hidden.ts';
import { useFormValue } from '../use-form-value.ts';

const Announcement = styled('span')(visuallyHidden);

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the step is complete; a pure function of the form. */
  isComplete: (form: HTMLFormElement) => boolean;
  label: string;
  /** Announced by screen readers when the button can be pressed (WCAG 4.1.3). */
  announcement: string | undefined;
};

/** Leads to the next step once this one is complete. */
export const NextButton = ({ form, isComplete, label, announcement }: Props) => {
  const complete = useFormValue(form, isComplete, false);
  return (
    <>
      <Button type="submit" variant="contained" size="large" disabled={!complete}>
        {label}
      </Button>
      <Announcement role="status">{complete && announcement}</Announcement>
    </>
  );
};
