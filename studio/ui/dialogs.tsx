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
import type { Except } from '../../schema/except.ts';

type TitledDialogProps = Pick<DialogProps, 'maxWidth'> & {
  title: string;
  /** Label of the button that closes the dialog; by default "Close", in a form "Cancel". */
  leave?: string;
  /** Content that stays in view above the buttons. */
  footer?: ReactNode;
  /** Additional buttons. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

const focusFirst = (dialog: HTMLElement): void =>
  dialog.querySelector<HTMLElement>('input:not([type=file])')?.focus();

/** A dialog with title and buttons; focuses its first input. */
export const TitledDialog = (props: TitledDialogProps) => {
  const { title, leave = words.dialogs.close, footer, actions, onClose, children, maxWidth } = props;
  return (
    // Focus before the transition ends: by then the user may already type into another field.
    <Dialog open maxWidth={maxWidth} onClose={onClose} slotProps={{ transition: { onEnter: focusFirst } }}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {children}
      </DialogContent>
      {footer && <Stack sx={{ px: 3, pt: 2, gap: 1 }}>{footer}</Stack>}
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{leave}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
};

export type FormDialogProps = Except<TitledDialogProps, 'actions'> & {
  /** Label of the submit button. */
  action: string;
  isDisabled: boolean;
  /** The reason why the last submission failed. */
  refusal?: string | undefined;
  onSubmit: () => Promise<void> | void;
};

/** A dialog with a form that can be submitted or cancelled. */
export const FormDialog = (props: FormDialogProps) => {
  const { action, isDisabled, refusal, onSubmit, children, ...dialogProps } = props;
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
    <TitledDialog leave={words.dialogs.cancel} {...dialogProps} actions={button}>
      <Stack component="form" id={id} onSubmit={submit} spacing={2} sx={{ pt: 1 }}>
        {children}
        {refusal && <Alert severity="error">{refusal}</Alert>}
      </Stack>
    </TitledDialog>
  );
};

export type PromptFieldProps = {
  label: string;
  help?: string;
  value: string;
  onChange: (value: string) => void;
  /** Options with their labels; without options the field is a text input. */
  choices?: Iterable<readonly [value: string, name: string]> | undefined;
};

/** A labelled text field or select. */
export const PromptField = ({ label, help, value, onChange, choices }: PromptFieldProps) => (
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
