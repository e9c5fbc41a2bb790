import { Box, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { resolveRef, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { interpolateText } from '../../../documents/read/site/interpolate.ts';
import { DateHint } from '../../dates/date-hint.tsx';
import { formatMessage, words } from '../../messages/messages.ts';
import type { ControlKind } from '../field-kinds.ts';
import { getHelpText } from '../../naming/labels.ts';
import { idOf, useForm, type ControlProps, type FormFieldProps } from '../state/form.ts';
import { isWithin } from '../state/placed-problems.ts';
import { ContrastHint } from './contrast-hint.tsx';
import { FactUsageHint } from './fact-usage-hint.tsx';
import { FieldHelp } from './field-help.tsx';
import { FieldProblems } from './field-problems.tsx';

const asText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

/** Share of the maximum length from which the character count is shown. */
const countFrom = 0.8;

const getHint = (text: string, isInvalid: boolean, { advisedLength, minimum, maximum }: SchemaNode) => {
  if (isInvalid && minimum !== undefined && maximum !== undefined)
    return formatMessage(words.form.between, { least: minimum, most: maximum.toLocaleString('en-US') });
  const longest = advisedLength?.[1] ?? Infinity;
  return text.length < longest * countFrom
    ? ''
    : formatMessage(words.form.count, { count: text.length, most: longest });
};

type Props = FormFieldProps & { kind: ControlKind; control: ComponentType<ControlProps> };

/** A control with its label above, and help and problems below. */
export const FramedField = ({ kind, control: Control, ...props }: Props) => {
  const { path, label, node, value, isRequired, order, inherited } = props;
  const { file, root, tokens, problems, edits } = useForm();
  const shape = resolveRef(root, node);
  const id = idOf(path);
  const text = asText(value);
  const isInvalid = problems.some((each) => each.severity === 'error' && isWithin(each.path, path));
  const [example] = kind === 'words' || kind === 'line' ? (node.examples ?? shape.examples ?? []) : [];
  const set = (next: unknown): void => {
    if (isRequired || (next !== '' && next !== undefined)) edits.set(path, next, order);
    else if (value !== undefined) edits.remove(path);
  };
  return (
    <Box data-path={JSON.stringify(path)} sx={{ minWidth: 0 }}>
      <div>
        <Typography
          component="label"
          id={`${id}-label`}
          htmlFor={id}
          // Controls that are not native inputs do not get the focus by their label.
          onClick={() => document.getElementById(id)?.focus()}
          variant="h3"
        >
          {label}
        </Typography>
        {!isRequired && kind !== 'yes-no' && (
          <Typography variant="caption" sx={{ display: 'inline', ml: 0.5 }}>
            {words.form.optional}
          </Typography>
        )}
      </div>
      <Control
        {...props}
        shape={shape}
        text={text}
        set={set}
        isInvalid={isInvalid}
        placeholder={interpolateText(asText(inherited), tokens)}
        attributes={{
          id,
          'aria-labelledby': `${id}-label`,
          'aria-describedby': `${id}-help ${id}-notes`,
          'aria-invalid': isInvalid,
        }}
      />
      <FieldHelp id={`${id}-help`}>
        {getHelpText(path, node, shape, kind)}
        {example !== undefined && ` ${words.yaml.example} ${interpolateText(asText(example), tokens)}`}
      </FieldHelp>
      <div id={`${id}-notes`}>
        <Typography variant="caption">{getHint(interpolateText(text, tokens), isInvalid, shape)}</Typography>
        {kind === 'color' && <ContrastHint path={path} />}
        <FactUsageHint file={file} path={path} />
        <FieldProblems path={path} />
        <DateHint file={file} path={path} remove={edits.remove} />
      </div>
    </Box>
  );
};
