import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { firstField } from '../form/parts/first-field.ts';
import { words } from '../words/words.ts';

type Props = {
  title: string;
  /** The words of the button that does it. */
  action: string;
  /** Whether it cannot be done just now. */
  isDisabled: boolean;
  /** Why it could not be done. */
  refusal?: string | undefined;
  maxWidth: 'xs' | 'sm';
  onSubmit: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks what is needed to do something with a page as a whole; it is left without doing it, or does it. */
export const FormDialog = ({
  title,
  action,
  isDisabled,
  refusal,
  maxWidth,
  onSubmit,
  onClose,
  children,
}: Props) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={maxWidth} slotProps={firstField}>
      <form onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {refusal && <Alert severity="error">{refusal}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{words.dialogs.cancel}</Button>
          <Button type="submit" variant="contained" disableElevation disabled={isDisabled}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
