import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  type DialogProps,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { normalizeLine } from '../core/clean-text.ts';
import { words } from '../messages/messages.ts';

type TitledDialogProps = Pick<DialogProps, 'maxWidth'> & {
  title: string;
  /** The words of the button that leaves it. */
  leave?: string;
  /** The other buttons below. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

const focusFirst = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input:not([type=file])')?.focus();

/** A dialog with its title above and its buttons below; its first field has the focus. */
export const TitledDialog = (props: TitledDialogProps) => {
  const { title, leave = words.dialogs.cancel, actions, onClose, children, maxWidth } = props;
  return (
    // At once: when it has faded in, somebody may be typing into another field already.
    <Dialog open maxWidth={maxWidth} onClose={onClose} slotProps={{ transition: { onEnter: focusFirst } }}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{leave}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
};

export type FormDialogProps = Omit<TitledDialogProps, 'actions'> & {
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

type AskProps = {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** What there is to choose from: values, and what they are called. */
  choices?: Iterable<readonly [value: string, name: string]>;
};

/** Asks for a text, or for one of several things. */
export const PromptField = ({ label, help, value, onChange, choices }: AskProps) => (
  <TextField
    required={!choices}
    select={choices !== undefined}
    label={label}
    helperText={help}
    value={value}
    onChange={({ target }) => onChange(normalizeLine(target.value))}
  >
    {choices &&
      Array.from(choices, ([each, name]) => (
        <MenuItem key={each} value={each}>
          {name}
        </MenuItem>
      ))}
  </TextField>
);
