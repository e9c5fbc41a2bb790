import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { firstField } from '../form/parts/first-field.ts';
import { words } from '../words/words.ts';

type Props = {
  title: string;
  /** The words of the button that does it, and of the one that leaves it. */
  action: string;
  leave?: string;
  /** Whether it cannot be done just now. */
  isDisabled: boolean;
  /** Why it could not be done. */
  refusal?: string | undefined;
  maxWidth: 'xs' | 'sm';
  onSubmit: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks what is needed to do something; it is left without doing it, or does it. */
export const FormDialog = (props: Props) => {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void props.onSubmit();
  };
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth={props.maxWidth} slotProps={firstField}>
      <form onSubmit={submit}>
        <DialogTitle>{props.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {props.children}
            {props.refusal && <Alert severity="error">{props.refusal}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose}>{props.leave ?? words.dialogs.cancel}</Button>
          <Button type="submit" variant="contained" disabled={props.isDisabled}>
            {props.action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
