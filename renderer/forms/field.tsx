import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';

export type FieldProps = {
  /** Begins the field's id, so that two forms on a page do not meet. */
  form: string;
  name: string;
  label: string;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** May be left empty. */
  optional?: boolean;
  /** A line under the field that is always there. */
  hint?: ReactNode;
  /** More than one line, with this many rows. */
  rows?: number;
  maxLength: number;
} & Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'placeholder' | 'onInput' | 'onPaste'> &
  Pick<ComponentProps<'input'>, 'inputMode' | 'pattern' | 'minLength'>;

/** A field: label above, helper text and error under it. */
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
        // A plain textarea: the one that grows measures itself in the browser and would shift the page.
        inputComponent={rows === undefined ? 'input' : 'textarea'}
        // It has no type.
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
