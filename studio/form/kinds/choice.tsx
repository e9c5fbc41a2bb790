import { TextField } from '@mui/material';
import { words } from '../../messages/messages.ts';
import type { ControlProps } from '../state/form.ts';
import { getLabel } from '../../naming/labels.ts';

type SelectProps = Pick<ControlProps, 'text' | 'isRequired' | 'isInvalid' | 'attributes'> & {
  options: readonly { value: string; label: string }[];
  /** Label of the empty option, which leaves an optional value unset. */
  unset?: string;
  onChoose: (value: string) => void;
};

/** A select. A value without an option is shown as the empty option. */
export const Select = (props: SelectProps) => {
  const { options, text, isRequired, isInvalid, attributes, unset = words.form.unset, onChoose } = props;
  const isKnown = options.some(({ value }) => value === text);
  return (
    <TextField
      select
      value={isKnown ? text : ''}
      error={isInvalid}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true }, htmlInput: attributes }}
    >
      {(!isRequired || !isKnown) && <option value="">{unset}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
};

/** A select for an enum. If the value is optional, an empty option leaves it unset, so that the default applies. */
export const ChoiceControl = ({ shape, set, ...props }: ControlProps) => {
  const choices = (shape.enum ?? []) as string[];
  const options = choices.map((value) => ({ value, label: getLabel(value) }));
  return <Select {...props} options={options} onChoose={set} />;
};
