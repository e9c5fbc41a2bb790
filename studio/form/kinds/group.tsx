import { Box, Button, Typography } from '@mui/material';
import plus from '@lucide/icons/icons/plus';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fill, words } from '../../words/words.ts';
import { fieldsOf } from '../field-kinds.ts';
import type { FieldProps } from '../field-props.ts';
import { newValue } from '../new-entry.ts';
import { Faults } from '../parts/faults.tsx';
import { Fields } from '../parts/fields.tsx';
import { Fold } from '../parts/fold.tsx';
import { useFocusSoon } from '../state/focus.ts';
import { idOf, levelOf, useForm } from '../state/form.ts';
import { useEdit } from '../state/use-edit.ts';
import { useKnown } from '../state/use-known.ts';

/** So few fields stand open: folding them away would hide little. */
const few = 3;

/** Fields that belong together. One that may be left out is added and removed as a whole. */
export const GroupField = (props: FieldProps) => {
  const { path, label, node, value, isRequired, order, inherited } = props;
  const { root, openings } = useForm();
  const known = useKnown();
  const edit = useEdit(path, order);
  const focusSoon = useFocusSoon();
  const shape = resolveNode(root, node);
  const inside = fieldsOf(root, shape);
  const help = node.description ?? shape.description ?? '';
  const isSmall =
    inside.length <= few &&
    inside.every((field) => !resolveNode(root, field.node).type?.match(/array|object/));
  const add = (): void => {
    edit.set(inherited ?? newValue(root, node, known()));
    openings.open(path);
    focusSoon(idOf(isSmall ? [...path, inside[0]?.name ?? ''] : path));
  };
  const remove = (): void => {
    edit.clear();
    focusSoon(idOf(path));
  };
  if (value === undefined && !isRequired)
    return (
      <Box data-path={JSON.stringify(path)}>
        <Button
          id={idOf(path)}
          variant="outlined"
          startIcon={<LineIcon icon={plus} size={16} />}
          onClick={add}
        >
          {fill(words.form.addGroup, { name: label })}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {help}
        </Typography>
        <Faults path={path} refusal={edit.refusal} />
      </Box>
    );
  const tools = isRequired ? undefined : (
    <Button
      size="small"
      color="inherit"
      aria-label={fill(words.form.removeThis, { name: label })}
      onClick={remove}
    >
      {words.form.remove}
    </Button>
  );
  const fields = (
    <>
      <Fields path={path} shape={shape} value={value} />
      <Faults path={[...path, '']} refusal={edit.refusal} />
    </>
  );
  if (!isSmall)
    return (
      <Fold path={path} title={label} detail={help} tools={tools} level={levelOf(path)}>
        {fields}
      </Fold>
    );
  return (
    <Box
      role="group"
      id={idOf(path)}
      tabIndex={-1}
      aria-labelledby={`${idOf(path)}-label`}
      sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, display: 'grid', gap: 2, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
        <div>
          <Typography id={`${idOf(path)}-label`} variant="h3" component="p">
            {label}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {help}
          </Typography>
        </div>
        {tools}
      </Box>
      {fields}
    </Box>
  );
};
