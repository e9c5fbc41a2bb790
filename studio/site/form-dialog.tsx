import { Alert, Button, Stack } from '@mui/material';
import { useId, type FormEvent } from 'react';
import { TitledDialog, type TitledDialogProps } from '../layout/titled-dialog.tsx';

export type FormDialogProps = Omit<TitledDialogProps, 'actions' | 'maxWidth'> & {
  /** The words of the button that does it. */
  action: string;
  isDisabled: boolean;
  /** Why it could not be done. */
  refusal?: string | undefined;
  onSubmit: () => Promise<void> | void;
};

/** Asks what is needed to do something; it is left without doing it, or does it. */
export const FormDialog = (props: FormDialogProps) => {
  const { action, isDisabled, refusal, onSubmit, children, ...others } = props;
  const id = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void onSubmit();
  };
  const button = (
    <Button type="submit" form={id} variant="contained" disabled={isDisabled}>
      {action}
    </Button>
  );
  return (
    <TitledDialog {...others} actions={button}>
      <Stack component="form" id={id} onSubmit={submit} spacing={2} sx={{ pt: 1 }}>
        {children}
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </Stack>
    </TitledDialog>
  );
};
