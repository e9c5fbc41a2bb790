import { OutlinedInput, Typography } from '@mui/material';
import { fill, words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';

/** A whole number; what is none stays as it was typed, and the check says what is wrong with it. */
export const NumberControl = (props: ControlProps) => {
  const { text, example, isRequired, isWrong, edit, shape } = props;
  const { minimum, maximum } = shape;
  const change = (typed: string): void => {
    if (typed === '' && !isRequired) edit.clear();
    else edit.set(/^-?\d+$/.test(typed) ? Number(typed) : typed);
  };
  return (
    <>
      <OutlinedInput
        size="small"
        value={text}
        placeholder={example}
        error={isWrong}
        onChange={({ target }) => change(target.value.trim())}
        inputProps={{ ...tied(props), inputMode: 'numeric' }}
      />
      {minimum !== undefined && maximum !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fill(words.form.between, { least: minimum, most: maximum })}
        </Typography>
      )}
    </>
  );
};
