import type { ControlProps } from '../field-props.ts';
import { AddressInput } from '../parts/address-input.tsx';

/** Where a link leads. */
export const LinkControl = ({ text, isWrong, tied, set }: ControlProps) => (
  <AddressInput value={text} onChange={set} isWrong={isWrong} attributes={tied} />
);
