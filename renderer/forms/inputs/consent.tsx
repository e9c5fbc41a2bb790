import { consentValue } from '../../../schema/forms/kinds/consent.ts';
import { ChoiceCard, ChoiceGrid } from '../choice-cards.tsx';
import { FieldFrame, type InputProps } from '../field-frame.tsx';

/** A box to tick, with its label next to it. */
export const ConsentInput = ({ state, field, required }: InputProps<'consent'>) => (
  <FieldFrame state={state} field={field} required={required}>
    <ChoiceGrid>
      <ChoiceCard state={state} field={field} type="checkbox" value={consentValue} required={required}>
        <span>
          {field.label}
          {required && <span aria-hidden="true"> *</span>}
        </span>
      </ChoiceCard>
    </ChoiceGrid>
  </FieldFrame>
);
