import { Box, Button, Typography } from '@mui/material';
import plus from '@lucide/icons/icons/plus';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { useStudio } from '../../state/use-studio.ts';
import { fill, words } from '../../words/words.ts';
import { fieldsOf } from '../field-kinds.ts';
import type { FieldProps } from '../field-props.ts';
import { knownOf, newValue } from '../new-entry.ts';
import { Faults } from '../parts/faults.tsx';
import { Fields } from '../parts/fields.tsx';
import { Fold, Holder } from '../parts/fold.tsx';
import { idOf, useForm } from '../state/form.ts';
import { useEdit } from '../state/use-edit.ts';

/** So few fields stand open: folding them away would hide little. */
const few = 3;

/** Fields that belong together. One that may be left out is added and removed as a whole. */
export const GroupField = ({ path, label, node, value, isRequired, order, inherited }: FieldProps) => {
  const { root, openings, focusSoon } = useForm();
  const studio = useStudio();
  const edit = useEdit(path, order);
  const shape = resolveNode(root, node);
  const inside = fieldsOf(root, shape);
  const help = node.description ?? shape.description;
  const isSmall =
    inside.length <= few &&
    inside.every((field) => !resolveNode(root, field.node).type?.match(/array|object/));
  const add = (): void => {
    if (!edit.set(inherited ?? newValue(root, node, knownOf(studio)))) return;
    openings.open(path);
    focusSoon(idOf(isSmall ? [...path, inside[0]?.name ?? ''] : path));
  };
  const remove = (): void => {
    if (edit.set(undefined)) focusSoon(idOf(path));
  };
  if (value === undefined && !isRequired)
    return (
      <div data-path={JSON.stringify(path)}>
        <Button
          id={idOf(path)}
          variant="outlined"
          startIcon={<LineIcon icon={plus} size={16} />}
          onClick={add}
        >
          {fill(words.form.addGroup, { name: label })}
        </Button>
        <Typography variant="caption" sx={{ mt: 0.5 }}>
          {help}
        </Typography>
        <Faults path={path} />
      </div>
    );
  const tools = isRequired ? undefined : (
    <Button color="inherit" aria-label={fill(words.form.removeThis, { name: label })} onClick={remove}>
      {words.form.remove}
    </Button>
  );
  const frame = { path, title: label, detail: help, tools };
  const fields = <Fields path={path} shape={shape} value={value} />;
  return isSmall ? (
    <Holder {...frame}>
      <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, display: 'grid', gap: 2 }}>{fields}</Box>
    </Holder>
  ) : (
    <Fold {...frame}>{fields}</Fold>
  );
};
