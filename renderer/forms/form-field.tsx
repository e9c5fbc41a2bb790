import FormHelperText from '@mui/material/FormHelperText';
import type { ComponentType } from 'react';
import type { Form } from '../../schema/form.ts';
import type { Field, FieldKind, FieldOf } from '../../schema/forms/field.ts';
import { fieldsOf } from '../../schema/forms/check-form.ts';
import { fillIn } from '../../schema/forms/message-for.ts';
import { styledByTheme } from '../parts/styles.ts';
import type { InputProps } from './field-frame.tsx';
import { inputs } from './inputs.tsx';
import type { FormState } from './use-form.ts';

/** Returns the label of the choice or consent that a condition requires, without its period, to end a sentence with. */
const requiredChoice = (form: Form, when: NonNullable<Field['when']>): string => {
  const [[name, value] = []] = Object.entries(when);
  const field = fieldsOf(form).find((earlier) => earlier.name === name);
  const choices = field && 'choices' in field ? field.choices : [];
  const { label = '' } = choices.find((choice) => choice.value === value) ?? field ?? {};
  return label.replace(/\.$/, '');
};

/** Says, where conditions cannot be evaluated, for which choice a field or step is meant. */
export const ConditionLine = ({ form, when }: { form: Form; when: Field['when'] }) =>
  when &&
  form.texts.condition && (
    <FormHelperText data-shown={false}>
      {fillIn(form.texts.condition, { choice: requiredChoice(form, when) })}
    </FormHelperText>
  );

const Conditional = styledByTheme('div', (theme) => ({ display: 'grid', gap: theme.spacing(1) }));

type Props<K extends FieldKind> = {
  state: FormState;
  field: FieldOf<K>;
  /** Whether the field or its step has a condition. */
  isConditional: boolean;
};

/** One field of a form. A field whose condition is not met remains in the DOM with its value, but is not required. */
export const FormField = <K extends FieldKind>({ state, field, isConditional }: Props<K>) => {
  const kind: K = field.kind;
  const Input: ComponentType<InputProps<K>> = inputs[kind];
  const isShown = state.steps.isShown(field.name);
  const isOptional = 'optional' in field && field.optional;
  // Before hydration the condition is unknown.
  const required = !isOptional && (!isConditional || (state.scripted && isShown));
  const input = <Input state={state} field={field} required={required} />;
  if (!field.when) return input;
  return (
    <Conditional data-shown={isShown}>
      <ConditionLine form={state.form} when={field.when} />
      {input}
    </Conditional>
  );
};
