import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { interpolateText } from '../../../documents/read/site/tokens.ts';
import { isUnfinished } from '../../../documents/read/site/unfinished.ts';
import { fill, words } from '../../words/words.ts';
import type { KindName } from '../field-kinds.ts';
import type { ControlProps, FieldProps } from '../field-props.ts';
import { idOf, useForm } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';
import { useEdit } from '../state/use-edit.ts';
import { useTokens } from '../state/use-tokens.ts';
import { Faults } from './faults.tsx';

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** From here on a text is near its limit. */
const near = 0.8;

const noteOf = (text: string, most: number | undefined): string => {
  if (isUnfinished(text)) return words.form.unfinished;
  if (most === undefined || text.length < most * near) return '';
  return fill(words.form.count, { count: text.length, most });
};

type Props = FieldProps & { kind: KindName; control: ComponentType<ControlProps> };

/** A control with its name and what it is for before it; what is wrong below it. */
export const FramedField = ({ kind, control: Control, ...props }: Props) => {
  const { path, label, node, value, isRequired, order, inherited } = props;
  const { root, problems } = useForm();
  const { values } = useTokens();
  const edit = useEdit(path, order);
  const shape = resolveNode(root, node);
  const id = idOf(path);
  const own: Record<string, string> = words.help;
  const help = node.description ?? own[kind] ?? shape.description ?? '';
  const text = asText(value);
  const note = noteOf(interpolateText(text, values), shape.advisedLength?.[1]);
  const isWrong = problems.some((each) => each.severity === 'error' && isWithin(each.path, path));
  const example = asText(inherited ?? (node.examples ?? shape.examples)?.[0]);
  return (
    <Box data-path={JSON.stringify(path)} sx={{ minWidth: 0 }}>
      <Typography
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        // What is no input of HTML does not get the focus by its label.
        onClick={() => document.getElementById(id)?.focus()}
        variant="h3"
      >
        {label}
      </Typography>
      {!isRequired && (
        <Typography variant="caption" sx={{ display: 'inline', ml: 0.5 }}>
          {words.form.optional}
        </Typography>
      )}
      <Typography id={`${id}-help`} variant="caption">
        {help}
      </Typography>
      <Box sx={{ mt: 0.5 }}>
        <Control
          {...props}
          shape={shape}
          text={text}
          example={interpolateText(example, values)}
          set={(next) => edit.set(next === '' && !isRequired ? undefined : next)}
          isWrong={isWrong}
          tied={{
            id,
            'aria-labelledby': `${id}-label`,
            'aria-describedby': `${id}-help ${id}-notes`,
            'aria-invalid': isWrong,
          }}
        />
      </Box>
      <div id={`${id}-notes`}>
        <Typography variant="caption">{note}</Typography>
        <Faults path={path} />
      </div>
    </Box>
  );
};
