import { ChoiceCards } from '../choice-cards.tsx';
import type { InputProps } from '../field-frame.tsx';

export const ChoicesInput = (props: InputProps<'choices'>) => (
  <ChoiceCards {...props} type="checkbox" choices={props.field.choices} group="group" />
);
