import { fillIn, limitsOf } from '../../../schema/forms/message-for.ts';
import { countCharacters, rules } from '../../../schema/forms/rules.ts';
import { styledByTheme } from '../../parts/themed.ts';
import type { InputProps } from '../field-frame.tsx';
import { fieldText } from '../form-values.ts';
import { LineInput } from '../line-input.tsx';
import { useFormValue } from '../use-form-value.ts';

const Line = styledByTheme('span', (theme) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[data-enough=true]': { color: theme.palette.success.main, fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
}));

type CounterProps = Pick<InputProps<'paragraph'>, 'state' | 'field'> & { text: string };

/** Shows the number of characters while the visitor types. */
const Counter = ({ state, field, text }: CounterProps) => {
  const read = (form: HTMLFormElement) => countCharacters(fieldText(new FormData(form), field.name));
  const count = useFormValue(state.ref, read, 0);
  return (
    <Line data-enough={count >= (field.minimum ?? 1)}>{fillIn(text, { ...limitsOf(field), count })}</Line>
  );
};

export const ParagraphInput = (props: InputProps<'paragraph'>) => {
  const { state, field } = props;
  const { minimum, maximum = rules.messageMaximum, counter } = field;
  return (
    <LineInput
      {...props}
      element="textarea"
      minLength={minimum}
      maxLength={maximum}
      below={counter && <Counter state={state} field={field} text={counter} />}
    />
  );
};
