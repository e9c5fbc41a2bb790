import type { ControlProps } from '../field-props.ts';
import { chipsIn, dress } from '../text-box/chips.ts';
import { TextBox } from '../text-box/text-box.tsx';

const chips = dress(chipsIn);

/** One line of text, in which tokens may stand. */
export const WordsControl = (props: ControlProps) => <TextBox {...props} extension={chips} />;
