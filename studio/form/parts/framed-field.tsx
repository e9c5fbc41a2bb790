import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { resolveNode, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { interpolateText } from '../../../documents/read/site/tokens.ts';
import { isUnfinished } from '../../../documents/read/site/unfinished.ts';
import { DateNote } from '../../dates/date-hint.tsx';
import { FormerPicture } from '../../images/stale-image-text.tsx';
import { fill, words } from '../../messages/messages.ts';
import type { KindName } from '../field-kinds.ts';
import { helpOf } from '../../naming/labels.ts';
import { idOf, useForm, type ControlProps, type FieldProps } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';
import { FactReachNote } from './fact-usage-hint.tsx';
import { Faults } from './field-problems.tsx';

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** From here on a text is near its limit. */
const near = 0.8;

const noteOf = (text: string, { advisedLength, minimum: least, maximum: most }: SchemaNode): string => {
  if (least !== undefined && most !== undefined) return fill(words.form.between, { least, most });
  if (isUnfinished(text)) return words.form.unfinished;
  const longest = advisedLength?.[1] ?? Infinity;
  return text.length < longest * near ? '' : fill(words.form.count, { count: text.length, most: longest });
};

type Props = FieldProps & { kind: KindName; control: ComponentType<ControlProps> };

/** A control with its name and what it is for before it; what is wrong below it. */
export const FramedField = ({ kind, control: Control, ...props }: Props) => {
  const { path, label, node, value, isRequired, order, inherited } = props;
  const { file, root, tokens, problems, edits } = useForm();
  const shape = resolveNode(root, node);
  const id = idOf(path);
  const text = asText(value);
  const isWrong = problems.some((each) => each.severity === 'error' && isWithin(each.path, path));
  const example = asText(inherited ?? (node.examples ?? shape.examples)?.[0]);
  const set = (next: unknown): void => {
    if (isRequired || (next !== '' && next !== undefined)) edits.set(path, next, order);
    else if (value !== undefined) edits.remove(path);
  };
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
      <Typography id={`${id}-help`} variant="caption" sx={{ mb: 0.5 }}>
        {helpOf(path, node, shape, kind)}
      </Typography>
      <Control
        {...props}
        shape={shape}
        text={text}
        set={set}
        isWrong={isWrong}
        example={interpolateText(example, tokens)}
        tied={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-help ${id}-notes`,
          'aria-invalid': isWrong,
        }}
      />
      <div id={`${id}-notes`}>
        <Typography variant="caption">{noteOf(interpolateText(text, tokens), shape)}</Typography>
        <FactReachNote path={path} />
        <Faults path={path} />
        <DateNote file={file} path={path} />
        <FormerPicture {...{ file, path, value }} />
      </div>
    </Box>
  );
};
