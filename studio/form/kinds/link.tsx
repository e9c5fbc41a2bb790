import type { ControlProps } from '../field-props.ts';
import { tied } from '../field-props.ts';
import { AddressInput } from '../parts/address-input.tsx';

/** Where a link leads. */
export const LinkControl = (props: ControlProps) => {
  const { text, isRequired, isWrong, edit } = props;
  const change = (address: string): void =>
    address === '' && !isRequired ? edit.clear() : edit.set(address);
  return <AddressInput value={text} onChange={change} isWrong={isWrong} attributes={tied(props)} />;
};
