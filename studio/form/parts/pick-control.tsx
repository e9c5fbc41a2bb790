import { Button } from '@mui/material';
import { useState, type ComponentType, type ReactNode } from 'react';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { PickDialog } from './pick-dialog.tsx';

type Props = ControlProps & {
  /** What can be chosen, and what it looks like: in the field, and where one chooses. */
  names: readonly string[];
  look: (name: string, size: 'small' | 'large') => ReactNode;
  /** How wide one is at least where one chooses, in pixels. */
  width: number;
  /** What is done: "Choose a picture". */
  title: string;
  /** Another way to come by one; it tells its name. */
  Above?: ComponentType<{ onAdded: (name: string) => void }>;
};

/** A button that shows what was chosen, and chooses another one by how it looks. */
export const PickControl = ({ names, look, width, title, Above, text, isRequired, tied, set }: Props) => {
  const [isChoosing, setChoosing] = useState(false);
  const { 'aria-invalid': _, 'aria-labelledby': label, ...others } = tied;
  const close = (name?: string): void => {
    setChoosing(false);
    if (name !== undefined) set(name);
  };
  return (
    <>
      <Button
        {...others}
        aria-labelledby={`${label} ${tied.id}`}
        variant="outlined"
        color="inherit"
        onClick={() => setChoosing(true)}
        sx={{ gap: 1, overflowWrap: 'anywhere' }}
      >
        {text !== '' && look(text, 'small')}
        {text === '' ? title : text}
      </Button>
      {!isRequired && text !== '' && (
        <Button color="inherit" onClick={() => set('')}>
          {words.form.remove}
        </Button>
      )}
      {isChoosing && (
        <PickDialog
          title={title}
          choices={names.map((name) => ({ id: name, title: name }))}
          look={({ id }) => look(id, 'large')}
          chosen={text}
          width={width}
          above={Above && <Above onAdded={close} />}
          onClose={(choice) => close(choice?.id)}
        />
      )}
    </>
  );
};
