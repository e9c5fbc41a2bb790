import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';

export type FieldProps = {
  /** Prefix of the field's id, so that ids are unique if a page has two forms. */
  form: string;
  name: string;
  label: string;
  /** The error message. */
  error?: string | undefined;
  /** Whether the field may be empty. */
  optional?: boolean;
  /** A line that is always displayed below the field. */
  hint?: ReactNode;
  /** Number of rows of a textarea; a single-line input if omitted. */
  rows?: number;
  maxLength: number;
} & Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'placeholder' | 'onInput' | 'onPaste'> &
  Pick<ComponentProps<'input'>, 'inputMode' | 'pattern' | 'minLength'>;

/** A form field with its label above and hint and error message below. */
export const Field = (props: FieldProps) => {
  const {
    form,
    name,
    label,
    error,
    optional,
    hint,
    rows,
    maxLength,
    minLength,
    inputMode,
    pattern,
    ...input
  } = props;
  const id = `${form}-${name}`;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const native = { maxLength, minLength, inputMode, pattern, 'aria-describedby': describedBy || undefined };
  return (
    <FormControl required={!optional} error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        multiline={rows !== undefined}
        // A plain textarea: MUI's autosizing one measures itself in the browser, which would shift the layout.
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        // A textarea has no `type`.
        inputProps={{ ...native, ...(rows && { rows, type: undefined }) }}
      />
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false} component="div">
          {hint}
        </FormHelperText>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} component="div" role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
};
