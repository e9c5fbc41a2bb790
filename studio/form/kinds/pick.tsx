import { Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../renderer/parts/icon.tsx';
import type { IconName } from '../../../schema/fields.ts';
import { ImagePicker, Thumbnail } from '../../images/image-picker.tsx';
import { words } from '../../messages/messages.ts';
import { focusSoon } from '../state/focus.ts';
import { idOf, useForm, type ControlProps } from '../state/form.ts';
import { PickDialog } from '../../ui/pick-dialog.tsx';
import { RemoveButton } from '../../ui/buttons.tsx';

type Props = ControlProps & {
  title: string;
  look: ReactNode;
  /** Renders the dialog; `onClose` receives the chosen name, or nothing if the dialog was cancelled. */
  children: (onClose: (name?: string) => void) => ReactNode;
};

/** A button that shows the current choice and opens a visual picker. */
const Pick = ({ title, look, children, text, isRequired, attributes, set }: Props) => {
  const [isChoosing, setChoosing] = useState(false);
  const { 'aria-invalid': _, 'aria-labelledby': label, ...buttonAttributes } = attributes;
  return (
    <>
      <Button
        {...buttonAttributes}
        aria-labelledby={`${label} ${attributes.id}`}
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

const renderIcon = ({ id }: { id: IconName }) => <Icon name={id} />;

/** Control of a line icon. */
export const IconControl = (props: ControlProps) => {
  const choices = ((props.shape.enum ?? []) as IconName[]).map((id) => ({ id }));
  const chosen = choices.find(({ id }) => id === props.text);
  const shared = { title: words.form.chooseIcon, look: renderIcon, chosen: chosen?.id, width: 96 };
  return (
    <Pick {...props} title={shared.title} look={chosen && renderIcon(chosen)}>
      {(onClose) => <PickDialog {...shared} choices={choices} onClose={(choice) => onClose(choice?.id)} />}
    </Pick>
  );
};

/** Control of an image of the site. */
export const PictureControl = (props: ControlProps) => {
  const { edits } = useForm();
  const title = words.form.choosePicture;
  const set = (name: unknown): void => {
    if (name === '' || props.text === '') props.set(name);
    // The description of the former image is emptied.
    else if (edits.setImage(props.path, String(name))) focusSoon(idOf([...props.path.slice(0, -1), 'alt']));
  };
  return (
    <Pick {...props} set={set} title={title} look={<Thumbnail name={props.text} height={48} />}>
      {(onClose) => <ImagePicker title={title} chosen={props.text} onClose={onClose} />}
    </Pick>
  );
};
