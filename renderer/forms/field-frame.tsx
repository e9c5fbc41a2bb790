import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText, { type FormHelperTextProps } from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEffect, useState, type ReactNode } from 'react';
import type { Field, FieldKind, FieldOf } from '../../schema/forms/field.ts';
import { missingFor } from '../../schema/forms/message-for.ts';
import { useLocale, useSite } from '../context.tsx';
import { RichText } from '../parts/text.tsx';
import { fieldText } from './form-values.ts';
import { hasAdvice } from './use-advice.ts';
import { useControlValue } from '../controls/use-control-value.ts';
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

/** Whether the line that says what is missing is shown at a field (see `MissingLine`). */
const hasMissingLine = ({ scripted, form, steps, errors }: FormState, field: Field) =>
  scripted && steps.next && !errors[field.name] && form.steps[steps.current]?.fields.includes(field);

/** Returns the attributes that mark an input as invalid and connect it with the texts below it. */
export const describedBy = (state: FormState, field: Field, hasHint = field.hint !== undefined) => {
  const id = fieldId(state, field);
  const error = state.errors[field.name];
  const advice = state.advice[field.name];
  const lines = { error, hint: hasHint, missing: hasMissingLine(state, field), advice };
  const ids = Object.entries(lines).map(([line, isShown]) => isShown && `${id}-${line}`);
  return {
    'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
    // Replaces the validity of the browser, by which a text would be invalid while it is being typed.
    'aria-invalid': state.scripted ? error !== undefined : undefined,
  };
};

/** A line below an input, which does not have the color of an error. */
const Line = (props: FormHelperTextProps<'div'>) => (
  <FormHelperText error={false} component="div" {...props} />
);

/** Pause in typing, in ms, after which screen readers announce what is missing. */
const pauseMs = 1000;

/**
 * Says what is missing in a field while the button to the next step is disabled. To be brief, only the first empty field
 * of a step has a line, and every field that contains something invalid.
 */
const MissingLine = ({ state, field }: Pick<FieldProps, 'state' | 'field'>) => {
  const messages = useSite().forms.errors;
  const locale = useLocale();
  const findText = (form: HTMLFormElement) => {
    const value = fieldText(new FormData(form), field.name);
    const errors = state.findErrors(state.steps.current);
    const error = errors.find((found) => found.field === field.name);
    const isSaid = error === errors[0] || value !== '';
    return error && isSaid ? missingFor(messages, field, error.rule, value, locale) : '';
  };
  const text = useControlValue(state.ref, findText, '');
  const [announced, announce] = useState(text);
  useEffect(() => {
    const form = state.ref.current;
    let timer: number | undefined;
    const announceLater = () => {
      clearTimeout(timer);
      timer = window.setTimeout(announce, pauseMs, text);
    };
    announceLater();
    form?.addEventListener('input', announceLater);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('input', announceLater);
    };
  }, [state.ref, text]);
  return (
    <>
      <Line id={`${fieldId(state, field)}-missing`} aria-hidden="true">
        {text}
      </Line>
      <span role="status" data-unseen="">
        {text && announced}
      </span>
    </>
  );
};

/** Enters a value as if it were typed: it is checked again, and the hint about the former one disappears. */
const enterValue = (id: string, value: string): void => {
  const input = document.getElementById(id) as HTMLInputElement;
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

type Props = FieldProps & {
  /** What the label belongs to: one input, or a group of inputs. Undefined if something else labels the field. */
  label?: 'input' | 'group' | 'radiogroup' | undefined;
  /** A line below the hint. */
  below?: ReactNode;
  children: ReactNode;
};

/** The label above an input or a group of inputs, and below it its hint, advice and error message. */
export const FieldFrame = ({ state, field, required, label, below, children }: Props) => {
  const id = fieldId(state, field);
  const error = state.errors[field.name];
  const { text: advice, replacement } = state.advice[field.name] ?? {};
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
        <Line id={`${id}-hint`}>
          {field.hint && <RichText text={field.hint} />}
          {below}
        </Line>
      )}
      {hasMissingLine(state, field) && <MissingLine state={state} field={field} />}
      {hasAdvice(field) && state.scripted && (
        <Line id={`${id}-advice`} role="status">
          {replacement === undefined ? (
            advice
          ) : (
            <Button variant="outlined" onClick={() => enterValue(id, replacement)}>
              {advice}
            </Button>
          )}
        </Line>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} component="div" role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
};
