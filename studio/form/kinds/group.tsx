import { Stack } from '@mui/material';
import { resolveRef } from '../../../documents/read/document/schemas.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { fieldsOf } from '../field-kinds.ts';
import { ContrastHint } from '../parts/contrast-hint.tsx';
import { FieldHelp } from '../parts/field-help.tsx';
import { FieldProblems } from '../parts/field-problems.tsx';
import { FieldList } from '../parts/fields.tsx';
import { CollapsibleFieldGroup, FieldGroup } from '../parts/field-group.tsx';
import { AddButton, RemoveButton } from '../../ui/buttons.tsx';
import { getHelpText } from '../../naming/labels.ts';
import { focusSoon } from '../state/focus.ts';
import { idOf, useForm, type FormFieldProps } from '../state/form.ts';

/** Groups of at most this many simple fields are not collapsible. */
const maxInlineFields = 3;

/** A group of fields. An optional group is added and removed as a whole. */
export const GroupField = ({ path, label, node, value, isRequired, order, inherited }: FormFieldProps) => {
  const { root, edits, openState } = useForm();
  const shape = resolveRef(root, node);
  const fields = fieldsOf(root, shape);
  const help = getHelpText(path, node, shape, 'group');
  const isSmall =
    fields.length <= maxInlineFields &&
    fields.every((field) => !resolveRef(root, field.node).type?.match(/array|object/));
  const add = (): void => {
    if (!edits.set(path, inherited ?? edits.createInitialValue(node), order)) return;
    openState.open(path);
    focusSoon(idOf(isSmall ? [...path, fields[0]?.name ?? ''] : path));
  };
  if (value === undefined && !isRequired)
    return (
      <div data-path={JSON.stringify(path)}>
        <AddButton id={idOf(path)} onClick={add}>
          {formatMessage(words.form.addGroup, { name: label })}
        </AddButton>
        <FieldHelp>{help}</FieldHelp>
        <FieldProblems path={path} />
      </div>
    );
  const remove = () => edits.remove(path) && focusSoon(idOf(path));
  const Frame = isSmall ? FieldGroup : CollapsibleFieldGroup;
  return (
    <Frame
      path={path}
      title={label}
      detail={<ContrastHint path={path} />}
      help={help}
      tools={!isRequired && <RemoveButton name={label} onClick={remove} />}
    >
      <Stack spacing={2} sx={isSmall ? { borderLeft: 3, borderColor: 'divider', pl: 1.5 } : {}}>
        <FieldList path={path} shape={shape} value={value} />
      </Stack>
    </Frame>
  );
};
