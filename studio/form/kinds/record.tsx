import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { setValue } from '../../../documents/edit/text/set-value.ts';
import { isFields } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { fill, words } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { newValue } from '../new-entry.ts';
import { Faults } from '../parts/faults.tsx';
import { Fold } from '../parts/fold.tsx';
import { useFocusSoon } from '../state/focus.ts';
import { idOf, levelOf, useForm } from '../state/form.ts';
import { useEdit } from '../state/use-edit.ts';
import { useKnown } from '../state/use-known.ts';

/** Entries under names of their own, such as the claims of a business. */
export const RecordField = ({ path, label, node, value, order }: FieldProps) => {
  const { root, Field } = useForm();
  const known = useKnown();
  const edit = useEdit(path, order);
  const focusSoon = useFocusSoon();
  const [name, setName] = useState('');
  const shape = resolveNode(root, node);
  const inside = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : {};
  const entries = isFields(value) ? Object.entries(value) : [];
  const isKnown = entries.some(([each]) => each === name);
  const isName = new RegExp(shape.propertyNames?.pattern ?? '.', 'u').test(name);
  const add = (): void => {
    const place = [...path, name];
    edit.change(place, (source) => setValue(source, place, newValue(root, inside, known())));
    setName('');
    focusSoon(idOf(place));
  };
  return (
    <Fold
      path={path}
      title={label}
      detail={node.description ?? shape.description ?? ''}
      level={levelOf(path)}
    >
      {entries.map(([key, each]) => (
        <Box
          key={key}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'end' }}
        >
          <Field
            path={[...path, key]}
            label={key}
            node={{ ...inside, description: fill(words.form.named, { name: `{${key}}` }) }}
            value={each}
            isRequired
          />
          <Button
            color="inherit"
            aria-label={fill(words.form.removeThis, { name: key })}
            onClick={() =>
              edit.change([...path, key, 'remove'], (source) => removeValue(source, [...path, key]))
            }
          >
            {words.form.remove}
          </Button>
        </Box>
      ))}
      <Faults path={path} refusal={edit.refusal} except={entries.map(([key]) => key)} />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isName && !isKnown) add();
        }}
        sx={{ display: 'flex', gap: 1, alignItems: 'start' }}
      >
        <TextField
          label={words.form.newName}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={isKnown || (name !== '' && !isName)}
          helperText={isKnown ? words.form.nameThere : words.form.nameRule}
        />
        <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
          {words.form.add}
        </Button>
      </Box>
    </Fold>
  );
};
