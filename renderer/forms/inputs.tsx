import type { ClipboardEvent, ComponentType, InputEvent, ReactNode } from 'react';
import { autofillPurposes } from '../../schema/forms/kinds/text.ts';
import { extractCodeDigits } from '../../schema/forms/kinds/postal-code.ts';
import { postalCodeDigits } from '../../schema/locale.ts';
import { useLocale } from '../context.tsx';
import { choiceId } from '../../schema/forms/check-form.ts';
import type { FieldKind, Field } from '../../schema/forms/field.ts';
import { consentValue } from '../../schema/forms/kinds/consent.ts';
import { dateRange } from '../../schema/forms/kinds/date.ts';
import { rules } from '../../schema/forms/checked-value.ts';
import { describedBy, FieldFrame, type InputProps, type FieldProps } from './field-frame.tsx';
import { ParagraphInput } from './paragraph-input.tsx';
import { PhotosInput } from './photos-input.tsx';
import { LineInput, lineInput } from './line-input.tsx';
import type { IconName } from '../../schema/fields.ts';
import type { Form } from '../../schema/form.ts';
import { Icon } from '../parts/icon.tsx';
import { RichLine } from '../parts/text.tsx';
import { styledByTheme } from '../parts/styles.ts';

const Cards = styledByTheme('div', (theme) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(8.75rem, 34%)), 1fr))',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 56,
    paddingInline: theme.spacing(1.5),
    border: '1px solid',
    borderColor: theme.palette.text.disabled,
    backgroundColor: theme.palette.background.paper,
    borderRadius: theme.shape.borderRadius,
    cursor: 'pointer',
  },
  '& label:only-child': { gridColumn: '1 / -1', paddingBlock: theme.spacing(1.5) },
  '& label:hover': { borderColor: theme.tone.ink },
  '& label:has(:checked)': {
    borderColor: theme.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.main}`,
  },
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    // A link to a choice shows the heading of the step as well.
    scrollMarginTop: 'min(18rem, 45vh)',
    accentColor: theme.palette.primary.main,
  },
}));

type Choice = { value: string; label: ReactNode; icon?: IconName | undefined };

type Props = FieldProps & {
  type: 'checkbox' | 'radio';
  choices: readonly Choice[];
  /** The role of the group around the choices; undefined for a single checkbox. */
  group?: 'group' | 'radiogroup';
};

/** Whether the heading of the step is the label of the field. */
const hasStepLabel = ({ steps }: Form, field: Field) =>
  steps.some(({ heading, fields }) => heading && fields.length === 1 && fields[0] === field);

/** Choices as cards, of which several (`checkbox`) or one (`radio`) can be chosen. */
const ChoiceCards = ({ state, field, required, type, choices, group }: Props) => (
  <FieldFrame
    state={state}
    field={field}
    required={required}
    label={hasStepLabel(state.form, field) ? undefined : group}
  >
    <Cards>
      {choices.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            id={field.kind === 'choices' ? choiceId(state.form.type, field.name, value) : undefined}
            type={type}
            name={field.name}
            value={value}
            required={required && group !== 'group'}
            {...(type === 'checkbox' && describedBy(state, field))}
          />
          {icon && <Icon name={icon} size={20} />}
          {label}
        </label>
      ))}
    </Cards>
  </FieldFrame>
);

/** The largest number of choices that are shown as cards. */
const maxCards = 8;

/** A field in which one of several choices is selected: from cards, or from a select if there are many. */
const ChoiceInput = (props: InputProps<'choice'>) => {
  const { choices } = props.field;
  if (choices.length <= maxCards)
    return <ChoiceCards {...props} type="radio" choices={choices} group="radiogroup" />;
  return (
    <LineInput {...props} element="select">
      <option value="" aria-label={props.field.label} />
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </LineInput>
  );
};

/** A box to tick, with its label next to it. */
const ConsentInput = (props: InputProps<'consent'>) => {
  const label = (
    <span>
      <RichLine text={props.field.label} />
      {props.required && <span aria-hidden="true"> *</span>}
    </span>
  );
  return <ChoiceCards {...props} type="checkbox" choices={[{ value: consentValue, label }]} />;
};

/** A date. Its range depends on the current date, which the static HTML of a page does not know. */
const DateInput = (props: InputProps<'date'>) => {
  const { state, field } = props;
  const range = state.scripted ? dateRange(field, state.today()) : undefined;
  return <LineInput {...props} type="date" min={range?.first} max={field.days && range?.last} />;
};

/**
 * A number. Not `type=number`, which changes the number when the visitor scrolls and rejects separators of thousands.
 * On-screen keyboards for digits have no minus sign.
 */
const NumberInput = (props: InputProps<'number'>) => {
  const { minimum = 0, decimals } = props.field;
  return <LineInput {...props} inputMode={minimum < 0 ? 'text' : decimals ? 'decimal' : 'numeric'} />;
};

/** A postal code. Where it consists of digits, only they are accepted (docs/specification.md 4.5). */
const PostalCodeInput = (props: InputProps<'postal-code'>) => {
  const digits = postalCodeDigits(useLocale().country);
  if (digits === undefined) return <LineInput {...props} autoComplete="postal-code" maxLength={12} />;
  const extract = (text: string) => extractCodeDigits(text, digits);
  const keepDigits = ({ target }: InputEvent) => {
    // Assigning the value moves the caret, so assign it only if it changes.
    if (target instanceof HTMLInputElement && target.value !== extract(target.value))
      target.value = extract(target.value);
  };
  const pasteDigits = (event: ClipboardEvent) => {
    // `maxLength` would truncate pasted text such as "CA 92626" before its digits are extracted.
    event.preventDefault();
    if (!(event.target instanceof HTMLInputElement)) return;
    event.target.value = extract(event.clipboardData.getData('text'));
    event.target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <LineInput
      {...props}
      autoComplete="postal-code"
      inputMode="numeric"
      pattern={`[0-9]{${digits}}`}
      maxLength={digits}
      onInput={keepDigits}
      onPaste={pasteDigits}
    />
  );
};

const TextInput = (props: InputProps<'text'>) => {
  const { minimum, maximum = rules.fieldMaximum, autofill } = props.field;
  const [autoComplete] = Object.entries(autofillPurposes).find(([, name]) => name === autofill) ?? [];
  return <LineInput {...props} minLength={minimum} maxLength={maximum} autoComplete={autoComplete} />;
};

/** The input of every kind of field. A missing kind, or the input of another kind, is a type error. */
export const inputs: { [K in FieldKind]: ComponentType<InputProps<K>> } = {
  name: lineInput({ autoComplete: 'name' }),
  email: lineInput({ type: 'email', autoComplete: 'email' }),
  phone: lineInput({ type: 'tel', autoComplete: 'tel' }),
  'postal-code': PostalCodeInput,
  text: TextInput,
  paragraph: ParagraphInput,
  number: NumberInput,
  date: DateInput,
  choice: ChoiceInput,
  choices: (props) => <ChoiceCards {...props} type="checkbox" choices={props.field.choices} group="group" />,
  consent: ConsentInput,
  photos: PhotosInput,
};
