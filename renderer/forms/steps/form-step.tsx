import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { Field, FieldOf, FieldKind } from '../../../schema/forms/field.ts';
import { messageFor, fillIn } from '../../../schema/forms/message-for.ts';
import { useLocale, useSite } from '../../context.tsx';
import { styledByTheme } from '../../parts/styles.ts';
import type { FormState } from '../use-form.ts';
import { useControlValue } from '../../controls/use-control-value.ts';
import type { ComponentType } from 'react';
import type { Form } from '../../../schema/form.ts';
import { fieldsOf } from '../../../schema/forms/check-form.ts';
import { toPlainLabel } from '../../../schema/rich-text.ts';
import type { InputProps } from '../field-frame.tsx';
import { inputs } from '../inputs.tsx';

/** Returns the label of the choice or consent that a condition requires, without its period, to end a sentence with. */
const requiredChoice = (form: Form, when: NonNullable<Field['when']>): string => {
  const [[name, value] = []] = Object.entries(when);
  const field = fieldsOf(form).find((earlier) => earlier.name === name);
  const choices = field && 'choices' in field ? field.choices : [];
  const { label = '' } = choices.find((choice) => choice.value === value) ?? field ?? {};
  return toPlainLabel(label).replace(/\.$/, '');
};

/** Says for which choice a field or step is meant; shown where conditions cannot be evaluated. */
const ConditionLine = ({ form, when }: { form: Form; when: Field['when'] }) =>
  when &&
  form.texts.condition && (
    <FormHelperText data-shown={false}>
      {fillIn(form.texts.condition, { choice: requiredChoice(form, when) })}
    </FormHelperText>
  );

const Conditional = styledByTheme('div', (theme) => ({ display: 'grid', gap: theme.spacing(1) }));

type FieldProps<K extends FieldKind> = Pick<InputProps<K>, 'state' | 'field'> & {
  /** Whether the field or its step has a condition. */
  isConditional: boolean;
};

/** One field of a form. A field whose condition is not met remains in the DOM with its value, but is not required. */
const FormField = <K extends FieldKind>({ state, field, isConditional }: FieldProps<K>) => {
  const kind: K = field.kind;
  const Input: ComponentType<InputProps<K>> = inputs[kind];
  const isShown = state.steps.isShown(field.name);
  const isOptional = 'optional' in field && field.optional;
  // Before hydration it is unknown whether the condition is met.
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

/**
 * The button to the next step, enabled when the current step is complete. It is a submit button only after hydration:
 * without scripts Enter activates the first submit button, which must be the one that sends the form.
 */
const NextButton = ({ state, step }: { state: FormState; step: number }) => {
  const { next, nextReady } = state.form.texts;
  const isComplete = useControlValue(state.ref, () => state.findErrors(step).length === 0, false);
  return (
    <>
      <Button
        type={state.scripted ? 'submit' : 'button'}
        variant="contained"
        size="large"
        disabled={!isComplete}
      >
        {next}
      </Button>
      <span role="status" data-unseen="">
        {isComplete && nextReady}
      </span>
    </>
  );
};

const Fields = styledByTheme('div', (theme) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: theme.spacing(3),
  '& > legend': {
    ...theme.typography.h3,
    padding: 0,
    marginBlock: theme.spacing(1, 2.5),
    outlineOffset: 4,
  },
}));

/**
 * Reminds visitors without scripts of a required choice: HTML has no attribute that requires one of several checkboxes.
 */
const ChoiceReminder = ({ field }: { field: FieldOf<'choices'> }) => (
  <FormHelperText
    data-shown={false}
    sx={{ [`form:has([name=${field.name}]:checked) &&&&`]: { display: 'none' } }}
  >
    {field.errors?.required === undefined && `${field.label}: `}
    {messageFor(useSite().forms.errors, field, 'required', useLocale())}
  </FormHelperText>
);

const isRequiredGroup = (field: Field): field is FieldOf<'choices'> =>
  field.kind === 'choices' && !field.optional && !field.when;

type Props = { state: FormState; index: number };

/**
 * One step of a form with its buttons. Steps that are not current remain in the DOM with their values. Without scripts
 * only the last step of the document has a button.
 */
export const FormStep = ({ state, index }: Props) => {
  const { form, steps } = state;
  const { texts } = form;
  const isSending = state.status === 'sending';
  const { heading, when, fields } = form.steps[index] ?? { fields: [] };
  const isLast = index === form.steps.length - 1;
  const isShown = index === steps.current;
  const required = form.steps.flatMap((step) => (step.when ? [] : step.fields)).filter(isRequiredGroup);
  return (
    <Fields as={heading ? 'fieldset' : undefined} data-step={index + 1} data-shown={isShown}>
      {heading && <legend tabIndex={-1}>{heading}</legend>}
      <ConditionLine form={form} when={when} />
      {fields.map((field) => (
        <FormField key={field.name} state={state} field={field} isConditional={Boolean(when ?? field.when)} />
      ))}
      {isLast && required.map((field) => <ChoiceReminder key={field.name} field={field} />)}
      <div data-buttons="" data-move={isLast ? undefined : ''}>
        {index > 0 && texts.back && (
          <Button
            variant="outlined"
            size="large"
            onClick={() => steps.go(steps.previous ?? index)}
            data-move=""
          >
            {texts.back}
          </Button>
        )}
        {isLast || (isShown && steps.next === undefined) ? (
          <Button
            type="submit"
            variant="contained"
            color={form.steps.length > 1 ? 'secondary' : 'primary'}
            size="large"
            disabled={isSending}
          >
            {/* The text is in a separate element, because a translation replaces its text node, and React would update
               the former node. */}
            <span>{isSending ? texts.sending : texts.submit}</span>
          </Button>
        ) : (
          <NextButton state={state} step={index} />
        )}
      </div>
    </Fields>
  );
};
