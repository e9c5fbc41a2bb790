import { ChoiceCards } from '../choice-cards.tsx';
import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

/** The largest number of choices that are shown as cards. */
const maxCards = 8;

/** One of several choices: cards, or a list that opens if there are many. */
export const ChoiceInput = (props: InputProps<'choice'>) => {
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
