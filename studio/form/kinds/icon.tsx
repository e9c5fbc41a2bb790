import { Icon } from '../../../renderer/parts/icon.tsx';
import type { IconName } from '../../../schema/fields.ts';
import { words } from '../../words/words.ts';
import type { ControlProps } from '../field-props.ts';
import { PickControl } from '../parts/pick-control.tsx';

/** A line icon, chosen by how it looks. */
export const IconControl = (props: ControlProps) => {
  const names = (props.shape.enum ?? []).map(String);
  const look = (name: string) => names.includes(name) && <Icon name={name as IconName} />;
  return <PickControl {...props} title={words.form.chooseIcon} names={names} look={look} width={96} />;
};
