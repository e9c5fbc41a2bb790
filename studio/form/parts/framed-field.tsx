import type { ComponentType } from 'react';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { isUnfinished } from '../../../documents/read/site/unfinished.ts';
import { interpolateText } from '../../../documents/read/site/tokens.ts';
import { fill, words } from '../../words/words.ts';
import type { KindName } from '../field-kinds.ts';
import type { ControlProps, FieldProps } from '../field-props.ts';
import { idOf, useForm } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';
import { useEdit } from '../state/use-edit.ts';
import { useTokens } from '../state/use-tokens.ts';
import { FieldFrame } from './field-frame.tsx';

const asText = (value: unknown): string =>
  value === undefined || value === null
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** From here on a text is near its limit. */
const near = 0.8;

const noteOf = (text: string, most: number | undefined): string => {
  if (isUnfinished(text)) return words.form.unfinished;
  if (most === undefined || text.length < most * near) return '';
  return fill(words.form.count, { count: text.length, most });
};

type Props = FieldProps & { kind: KindName; control: ComponentType<ControlProps> };

/** A control in its frame. */
export const FramedField = ({ kind, control: Control, ...props }: Props) => {
  const { path, node, value, order, inherited } = props;
  const { root, problems } = useForm();
  const { values } = useTokens();
  const edit = useEdit(path, order);
  const shape = resolveNode(root, node);
  const id = idOf(path);
  const own: Record<string, string> = words.help;
  const given = node.description ?? own[kind] ?? shape.description ?? '';
  const text = asText(value);
  const isWrong = problems.some((each) => each.problem.severity === 'error' && isWithin(each.path, path));
  const example = asText(inherited ?? (node.examples ?? shape.examples)?.[0]);
  const ids = { control: id, label: `${id}-label`, help: `${id}-help`, notes: `${id}-notes` };
  return (
    <FieldFrame
      {...props}
      ids={ids}
      help={given}
      note={noteOf(interpolateText(text, values), shape.advisedLength?.[1])}
      refusal={edit.refusal}
    >
      <Control
        {...props}
        shape={shape}
        text={text}
        example={interpolateText(example, values)}
        edit={edit}
        isWrong={isWrong}
        ids={ids}
      />
    </FieldFrame>
  );
};
