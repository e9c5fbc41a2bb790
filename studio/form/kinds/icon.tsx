import Button from '@mui/material/Button';
import { useState } from 'react';
import { Icon } from '../../../renderer/parts/icon.tsx';
import type { IconName } from '../../../schema/fields.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';
import { PickDialog } from '../parts/pick-dialog.tsx';

const drawn = (name: string) => <Icon name={name as IconName} />;

/** A line icon, chosen by how it looks. */
export const IconControl = (props: ControlProps) => {
  const { text, isRequired, edit, shape, ids } = props;
  const [isChoosing, setChoosing] = useState(false);
  const names = (shape.enum ?? []).map(String);
  const { 'aria-invalid': _, ...others } = tied(props);
  return (
    <>
      <Button
        {...others}
        aria-labelledby={`${ids.label} ${ids.control}`}
        variant="outlined"
        color="inherit"
        startIcon={names.includes(text) ? <Icon name={text as IconName} size={20} /> : undefined}
        onClick={() => setChoosing(true)}
      >
        {text === '' ? words.form.chooseIcon : text}
      </Button>
      {!isRequired && text !== '' && (
        <Button color="inherit" onClick={() => edit.clear()}>
          {words.form.remove}
        </Button>
      )}
      {isChoosing && (
        <PickDialog
          title={words.form.chooseIcon}
          names={names}
          chosen={text}
          width={96}
          picture={drawn}
          onClose={(name) => {
            setChoosing(false);
            if (name !== undefined) edit.set(name);
          }}
        />
      )}
    </>
  );
};
