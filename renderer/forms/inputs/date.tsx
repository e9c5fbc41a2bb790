import { dateRange } from '../../../schema/forms/kinds/date.ts';
import type { InputProps } from '../field-frame.tsx';
import { LineInput } from '../line-input.tsx';

/** A date. Its range depends on the current date, which the static HTML of a page does not know. */
export const DateInput = (props: InputProps<'date'>) => {
  const { state, field } = props;
  const range = state.scripted ? dateRange(field, state.today()) : undefined;
  return <LineInput {...props} type="date" min={range?.first} max={field.days && range?.last} />;
};
