import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { Faults } from './faults.tsx';

type Props = Pick<ControlProps, 'ids' | 'label' | 'path' | 'isRequired'> & {
  help: string;
  /** What is said of the text below it; empty for nothing. */
  note: string;
  refusal: string;
  children: ReactNode;
};

/** What stands around a control: its name and what it is for, before it; what is wrong, below it. */
export const FieldFrame = ({ ids, label, path, isRequired, help, note, refusal, children }: Props) => (
  <Box data-path={JSON.stringify(path)} sx={{ minWidth: 0 }}>
    <Typography
      component="label"
      id={ids.label}
      htmlFor={ids.control}
      // What is no input of HTML does not get the focus by its label.
      onClick={() => document.getElementById(ids.control)?.focus()}
      variant="h3"
    >
      {label}
    </Typography>
    {!isRequired && (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {' '}
        {words.form.optional}
      </Typography>
    )}
    {help !== '' && (
      <Typography id={ids.help} variant="body2" sx={{ color: 'text.secondary' }}>
        {help}
      </Typography>
    )}
    <Box sx={{ mt: 0.5 }}>{children}</Box>
    <Box id={ids.notes}>
      {note !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {note}
        </Typography>
      )}
      <Faults path={path} refusal={refusal} />
    </Box>
  </Box>
);
