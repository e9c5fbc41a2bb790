import { consentValue } from '../../../schema/forms/kinds/consent.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import type { InputProps } from '../field-frame.tsx';

/** A box to tick, with its label next to it. */
export const ConsentInput = (props: InputProps<'consent'>) => {
  const label = (
    <span>
      {props.field.label}
      {props.required && <span aria-hidden="true"> *</span>}
    </span>
  );
  return <ChoiceCards {...props} type="checkbox" choices={[{ value: consentValue, label }]} />;
};
