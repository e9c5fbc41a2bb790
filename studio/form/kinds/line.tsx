import { OutlinedInput } from '@mui/material';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';

/** What is no sentence and has a form of its own: a number to call, an address, a name. */
export const LineControl = (props: ControlProps) => {
  const { text, example, isRequired, isWrong, edit } = props;
  return (
    <OutlinedInput
      fullWidth
      size="small"
      value={text}
      placeholder={example}
      error={isWrong}
      onChange={({ target }) => (target.value === '' && !isRequired ? edit.clear() : edit.set(target.value))}
      inputProps={{ ...tied(props), spellCheck: false }}
    />
  );
};
