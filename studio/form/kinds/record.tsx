import { Box, Button, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { setValue } from '../../../documents/edit/text/set-value.ts';
import { isFields } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { useStudio } from '../../state/use-studio.ts';
import { fill, words } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { knownOf, newValue } from '../new-entry.ts';
import { Faults } from '../parts/faults.tsx';
import { Fold } from '../parts/fold.tsx';
import { idOf, useForm } from '../state/form.ts';
import { useEdit } from '../state/use-edit.ts';

/** Entries under names of their own, such as the claims of a business. */
export const RecordField = ({ path, label, node, value, order }: FieldProps) => {
  const { root, Field, focusSoon } = useForm();
  const studio = useStudio();
  const edit = useEdit(path, order);
  const [name, setName] = useState('');
  const { additionalProperties, propertyNames, description } = resolveNode(root, node);
  const inside = typeof additionalProperties === 'object' ? additionalProperties : {};
  const entries = Object.entries(isFields(value) ? value : {});
  const names = entries.map(([each]) => each);
  const isName = new RegExp(propertyNames?.pattern ?? '.', 'u').test(name);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const place = [...path, name];
    if (!isName || names.includes(name)) return;
    edit.change(place, (source) => setValue(source, place, newValue(root, inside, knownOf(studio))));
    setName('');
    focusSoon(idOf(place));
  };
  return (
    <Fold path={path} title={label} detail={node.description ?? description}>
      {entries.map(([key, each]) => {
        const place = [...path, key];
        const help = fill(words.form.named, { name: `{${key}}` });
        return (
          <Box
            key={key}
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1, alignItems: 'end' }}
          >
            <Field path={place} label={key} node={{ ...inside, description: help }} value={each} isRequired />
            <Button
              color="inherit"
              aria-label={fill(words.form.removeThis, { name: key })}
              onClick={() => edit.change([...place, 'remove'], (source) => removeValue(source, place))}
            >
              {words.form.remove}
            </Button>
          </Box>
        );
      })}
      <Faults path={path} except={names} />
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <TextField
          label={words.form.newName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={names.includes(name) || (name !== '' && !isName)}
          helperText={names.includes(name) ? words.form.nameThere : words.form.nameRule}
        />
        <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
          {words.form.add}
        </Button>
      </Box>
    </Fold>
  );
};
