import { Icon } from '../../../renderer/parts/icon.tsx';
import type { IconName } from '../../../schema/fields.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { PickControl } from '../parts/pick-control.tsx';
import { PickDialog } from '../parts/pick-dialog.tsx';

const look = ({ id }: { id: IconName }) => <Icon name={id} />;

/** A line icon, chosen by how it looks. */
export const IconControl = (props: ControlProps) => {
  const choices = ((props.shape.enum ?? []) as IconName[]).map((id) => ({ id }));
  const chosen = choices.find(({ id }) => id === props.text);
  const title = words.form.chooseIcon;
  return (
    <PickControl {...props} title={title} look={chosen && look(chosen)}>
      {(onClose) => (
        <PickDialog
          title={title}
          choices={choices}
          look={look}
          chosen={chosen?.id}
          width={96}
          onClose={(choice) => onClose(choice?.id)}
        />
      )}
    </PickControl>
  );
};
