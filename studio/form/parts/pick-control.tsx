import { Button } from '@mui/material';
import { useState, type ComponentType, type ReactNode } from 'react';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';
import { PickDialog } from './pick-dialog.tsx';

type Props = ControlProps & {
  /** What can be chosen, and what it looks like: in the field, and where one chooses. */
  names: readonly string[];
  small: (name: string) => ReactNode;
  large: (name: string) => ReactNode;
  /** How wide one is at least where one chooses, in pixels. */
  width: number;
  /** What is done: "Choose a picture". */
  title: string;
  /** Another way to come by one; it tells its name. */
  Above?: ComponentType<{ onAdded: (name: string) => void }>;
};

/** A button that shows what was chosen, and chooses another one by how it looks. */
export const PickControl = ({ names, small, large, width, title, Above, ...props }: Props) => {
  const { text, isRequired, edit, ids } = props;
  const [isChoosing, setChoosing] = useState(false);
  const { 'aria-invalid': _, ...others } = tied(props);
  const close = (name?: string): void => {
    setChoosing(false);
    if (name !== undefined) edit.set(name);
  };
  return (
    <>
      <Button
        {...others}
        aria-labelledby={`${ids.label} ${ids.control}`}
        variant="outlined"
        color="inherit"
        onClick={() => setChoosing(true)}
        sx={{ gap: 1, overflowWrap: 'anywhere' }}
      >
        {text !== '' && small(text)}
        {text === '' ? title : text}
      </Button>
      {!isRequired && text !== '' && (
        <Button color="inherit" onClick={edit.clear}>
          {words.form.remove}
        </Button>
      )}
      {isChoosing && (
        <PickDialog
          title={title}
          names={names}
          chosen={text}
          width={width}
          picture={large}
          above={Above && <Above onAdded={close} />}
          onClose={close}
        />
      )}
    </>
  );
};
