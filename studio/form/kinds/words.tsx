import type { ControlProps } from '../field-props.ts';
import { textBoxAttributes } from '../field-props.ts';
import { chipsIn } from '../text-box/tokens.ts';
import { dress } from '../text-box/dress.ts';
import { TextBox } from '../text-box/text-box.tsx';

const chips = dress(chipsIn);

/** One line of text, in which tokens may stand. */
export const WordsControl = (props: ControlProps) => {
  const { path, text, example, isRequired, edit } = props;
  // A text below its field ends with a line break, which is no part of what it says.
  const end = /\n*$/.exec(text)?.[0] ?? '';
  const change = (typed: string): void =>
    typed === '' && !isRequired ? edit.clear() : edit.set(typed + end);
  return (
    <TextBox
      path={path}
      text={text.slice(0, text.length - end.length)}
      onChange={change}
      example={example}
      attributes={textBoxAttributes(props)}
      isMultiline={false}
      extension={chips}
    />
  );
};
