import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { ControlProps } from '../field-props.ts';
import { RemoveButton } from './remove-button.tsx';

type Props = ControlProps & {
  title: string;
  look: ReactNode;
  /** The dialog in which another one is chosen; it tells its name, or nothing when it was left. */
  children: (onClose: (name?: string) => void) => ReactNode;
};

/** A button that shows what was chosen, and chooses another one by how it looks. */
export const PickControl = ({ title, look, children, text, isRequired, tied, set }: Props) => {
  const [isChoosing, setChoosing] = useState(false);
  const { 'aria-invalid': _, 'aria-labelledby': label, ...others } = tied;
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
        {text !== '' && look}
        {text === '' ? title : text}
      </Button>
      {!isRequired && text !== '' && <RemoveButton name={text} onClick={() => set('')} />}
      {isChoosing &&
        children((name) => {
          setChoosing(false);
          if (name !== undefined) set(name);
        })}
    </>
  );
};
