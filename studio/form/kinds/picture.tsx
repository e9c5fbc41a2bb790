import { PickPicture } from '../../pictures/pick-picture.tsx';
import { Thumbnail } from '../../pictures/thumbnail.tsx';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { PickControl } from '../parts/pick-control.tsx';

/** A picture of the library, chosen by how it looks. */
export const PictureControl = (props: ControlProps) => {
  const title = words.form.choosePicture;
  return (
    <PickControl {...props} title={title} look={<Thumbnail name={props.text} height={48} />}>
      {(onClose) => <PickPicture title={title} chosen={props.text} onClose={onClose} />}
    </PickControl>
  );
};
