import { PickDialog } from '../form/parts/pick-dialog.tsx';
import { DropZone } from './drop-zone.tsx';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  title: string;
  /** The names of the pictures, and what is said of each. */
  pictures: readonly { name: string; purpose?: string }[];
  /** Tells which was chosen, or added; nothing when the dialog was left. */
  onClose: (name?: string) => void;
};

const look = ({ id }: { id: string }) => <Thumbnail name={id} height={96} />;

/** Chooses a picture of the site, or adds one. */
export const PickPicture = ({ title, pictures, onClose }: Props) => (
  <PickDialog
    title={title}
    choices={pictures.map(({ name, ...said }) => ({ id: name, title: name, ...said }))}
    look={look}
    width={130}
    above={<DropZone onAdded={onClose} />}
    onClose={(choice) => onClose(choice?.id)}
  />
);
