import { DropZone } from '../../pictures/drop-zone.tsx';
import { Thumbnail } from '../../pictures/thumbnail.tsx';
import { usePictures } from '../../state/use-studio.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { PickControl } from '../parts/pick-control.tsx';

const look = (name: string, size: 'small' | 'large') => (
  <Thumbnail name={name} height={size === 'small' ? 48 : 96} />
);

/** A picture of the library, chosen by how it looks. */
export const PictureControl = (props: ControlProps) => (
  <PickControl
    {...props}
    title={words.form.choosePicture}
    names={[...usePictures().keys()].sort()}
    look={look}
    width={130}
    Above={DropZone}
  />
);
