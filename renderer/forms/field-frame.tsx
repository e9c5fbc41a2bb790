import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import type { Field, FieldKind, FieldOf } from '../../schema/forms/field.ts';
import { RichText } from '../parts/text/rich-text.tsx';
import { hasAdvice } from './use-advice.ts';
import type { FormState } from './use-form.ts';

/** The props of every field. */
export type FieldProps = {
  state: FormState;
  field: Field;
  /** Whether the field is shown and must have a value. */
  required: boolean;
};

/** The props of the input of one kind. */
export type InputProps<K extends FieldKind> = FieldProps & { field: FieldOf<K> };

/** Returns the id of a field's input, which starts the ids of the texts that describe it. */
export const fieldId = ({ id }: FormState, { name }: Field): string => `${id}-${name}`;

/** Returns the attributes that mark an input as invalid and connect it with the texts below it. */
export const describedBy = (state: FormState, field: Field, hasHint = field.hint !== undefined) => {
  const id = fieldId(state, field);
  const error = state.errors[field.name];
  const ids = [error && `${id}-error`, hasHint && `${id}-hint`, state.advice[field.name] && `${id}-advice`];
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
};

type Props = FieldProps & {
  /** Where the label is: for one input, or for a group of inputs. None if there is another label. */
  label?: 'input' | 'group' | 'radiogroup' | undefined;
  /** A line below the hint. */
  below?: ReactNode;
  children: ReactNode;
};

/** The label above an input or a group of inputs, and below it its hint, advice and error message. */
export const FieldFrame = ({ state, field, required, label, below, children }: Props) => {
  const id = fieldId(state, field);
  const error = state.errors[field.name];
  const { optional } = state.form.texts;
  const isOptional = 'optional' in field && field.optional;
  const isGroup = label === 'group' || label === 'radiogroup';
  return (
    <FormControl
      required={required}
      error={error !== undefined}
      fullWidth
      {...(isGroup && { role: label, 'aria-labelledby': `${id}-label` })}
      {...(label === 'radiogroup' && { 'aria-required': required, ...describedBy(state, field) })}
    >
      {label && (
        <FormLabel {...(isGroup ? { component: 'div', id: `${id}-label` } : { htmlFor: id })}>
          {isOptional && optional ? `${field.label} ${optional}` : field.label}
        </FormLabel>
      )}
      {children}
      {(field.hint ?? below) && (
        <FormHelperText id={`${id}-hint`} error={false} component="div">
          {field.hint && <RichText text={field.hint} />}
          {below}
        </FormHelperText>
      )}
      {hasAdvice(field) && state.scripted && (
        <FormHelperText id={`${id}-advice`} error={false} component="div" role="status">
          {state.advice[field.name]}
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
