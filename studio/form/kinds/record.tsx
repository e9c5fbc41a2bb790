import { Button, Stack, TextField } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { isMapping } from '../../../documents/read/document/path.ts';
import { resolveRef } from '../../../documents/read/document/schemas.ts';
import { words } from '../../messages/messages.ts';
import { FieldProblems } from '../parts/field-problems.tsx';
import { CollapsibleFieldGroup } from '../parts/field-group.tsx';
import { RemoveButton } from '../../ui/buttons.tsx';
import { getHelpText, getLabel } from '../../naming/labels.ts';
import { focusSoon } from '../state/focus.ts';
import { idOf, useForm, type FormFieldProps } from '../state/form.ts';

/** Edits a mapping with free keys, such as the claims of a business. */
export const RecordField = ({ path, label, node, value }: FormFieldProps) => {
  const { root, edits, Field } = useForm();
  const [name, setName] = useState('');
  const shape = resolveRef(root, node);
  const { additionalProperties: valueNode, propertyNames } = shape;
  if (typeof valueNode !== 'object') return null;
  const entries = Object.entries(isMapping(value) ? value : {});
  const names = entries.map(([each]) => each);
  const isTaken = names.includes(name);
  const isValidName = new RegExp(propertyNames?.pattern ?? '.', 'u').test(name);
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const entryPath = [...path, name];
    if (!isValidName || isTaken || !edits.set(entryPath, edits.createInitialValue(valueNode))) return;
    setName('');
    focusSoon(idOf(entryPath));
  };
  return (
    <CollapsibleFieldGroup path={path} title={label} help={getHelpText(path, node, shape, 'record')}>
      {entries.map(([key, each]) => {
        const entryPath = [...path, key];
        const title = getLabel(key);
        return (
          <Stack
            key={key}
            direction="row"
            spacing={1}
            sx={{ alignItems: 'end', '& > :first-of-type': { flex: 1 } }}
          >
            <Field
              path={entryPath}
              label={title}
              node={{ ...valueNode, description: words.form.named }}
              value={each}
              isRequired
            />
            <RemoveButton name={title} onClick={() => edits.remove(entryPath, [...entryPath, 'remove'])} />
          </Stack>
        );
      })}
      <FieldProblems path={path} except={names} />
      <Stack component="form" direction="row" spacing={1} onSubmit={add} sx={{ alignItems: 'start' }}>
        <TextField
          label={words.form.newName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={isTaken || (name !== '' && !isValidName)}
          helperText={isTaken ? words.form.nameThere : words.form.nameRule}
        />
        <Button type="submit" variant="outlined" sx={{ flex: 'none' }}>
          {words.form.add}
        </Button>
      </Stack>
    </CollapsibleFieldGroup>
  );
};
