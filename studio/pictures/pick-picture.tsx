import { PickDialog, type Choice } from '../form/parts/pick-dialog.tsx';
import { usePictures } from '../state/use-studio.ts';
import { DropZone } from './drop-zone.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  title: string;
  chosen?: string;
  /** The pictures that can be chosen, when it is not all of them. */
  choices?: readonly Choice[];
  /** Tells which was chosen, or added; nothing when the dialog was left. */
  onClose: (name?: string) => void;
};

const look = ({ id }: Choice) => <Thumbnail name={id} height={96} />;

/** Chooses a picture of the site, or adds one. */
export const PickPicture = ({ onClose, ...props }: Props) => {
  const choices = [...usePictures().keys()].sort().map((id) => ({ id }));
  const above = <DropZone onAdded={onClose} />;
  const close = (choice?: Choice) => onClose(choice?.id);
  return <PickDialog choices={choices} {...props} look={look} width={130} above={above} onClose={close} />;
};
