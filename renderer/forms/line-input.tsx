import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode } from 'react';
import { fillIn, limitsOf } from '../../schema/forms/message-for.ts';
import { rules } from '../../schema/forms/checked-value.ts';
import { useLocale } from '../context.tsx';
import { describedBy, fieldId, FieldFrame, type FieldProps } from './field-frame.tsx';
import type { Except } from '../../schema/except.ts';

type Attributes = Except<ComponentProps<'input'>, 'children'>;

type Props = FieldProps &
  Attributes & {
    /** The element; a textarea is six lines high. */
    element?: 'input' | 'textarea' | 'select';
    /** Content between the label and the input. */
    above?: ReactNode;
    /** A line below the field, in addition to its hint. */
    below?: ReactNode;
    /** The options of a select. */
    children?: ReactNode;
  };

/** A field with one input: its label above, and its hint and error message below. */
export const LineInput = ({ state, field, required, element = 'input', above, below, ...native }: Props) => {
  const locale = useLocale();
  const placeholder = 'placeholder' in field ? field.placeholder : undefined;
  const hasHint = Boolean(field.hint ?? below);
  return (
    <FieldFrame state={state} field={field} required={required} label="input" below={below}>
      {above}
      <OutlinedInput
        id={fieldId(state, field)}
        name={field.name}
        multiline={element === 'textarea'}
        // A plain textarea: MUI's autosizing one measures itself in the browser, which would shift the layout.
        inputComponent={element as 'input'}
        inputProps={{
          placeholder: placeholder && fillIn(placeholder, limitsOf(field, locale)),
          ...describedBy(state, field, hasHint),
          // Of the three elements only `input` has a type.
          ...(element !== 'input' && { type: undefined }),
          ...(element === 'textarea' && { rows: 6 }),
          ...(element !== 'select' && { maxLength: rules.fieldMaximum }),
          ...native,
        }}
      />
    </FieldFrame>
  );
};

/** Returns the input of a kind whose attributes are the same in all forms. */
export const lineInput = (attributes: Attributes) => (props: FieldProps) => (
  <LineInput {...props} {...attributes} />
);
