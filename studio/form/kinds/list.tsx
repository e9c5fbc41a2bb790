import { Box, Button, Typography } from '@mui/material';
import plus from '@lucide/icons/icons/plus';
import { entriesOf } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { LineIcon } from '../../../renderer/parts/line-icon.tsx';
import { fill, words } from '../../words/words.ts';
import type { FieldProps } from '../field-props.ts';
import { EntryTools } from '../parts/entry-tools.tsx';
import { Faults } from '../parts/faults.tsx';
import { Fields } from '../parts/fields.tsx';
import { Fold } from '../parts/fold.tsx';
import { summaryOf } from '../summary.ts';
import { idOf, levelOf, useForm } from '../state/form.ts';
import { useListEdit } from '../state/use-list-edit.ts';
import { useTokens } from '../state/use-tokens.ts';

/** Entries one below the other, to add, copy, move and remove. */
export const ListField = (props: FieldProps) => {
  const { path, label, node, value, isRequired } = props;
  const { root, Field } = useForm();
  const { values } = useTokens();
  const list = useListEdit(props);
  const shape = resolveNode(root, node);
  const items = shape.items ?? {};
  const inside = resolveNode(root, items);
  const entries = entriesOf(value);
  const id = idOf(path);
  const isFull = entries.length >= (shape.maxItems ?? Infinity);
  return (
    <Box role="group" aria-labelledby={`${id}-label`} data-path={JSON.stringify(path)} sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} component={`h${Math.min(levelOf(path), 6)}` as 'h3'} variant="h3">
        {label}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {!isRequired && `${words.form.optional} · `}
        {node.description ?? shape.description}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, my: 1, display: 'grid', gap: 1 }}>
        {entries.map((entry, index) => {
          const place = [...path, index];
          const name = fill(words.form.entry, { list: label, number: index + 1 });
          const tools = (
            <EntryTools path={place} count={entries.length} isFull={isFull} name={name} list={list} />
          );
          // Entries have nothing that tells them apart but their place.
          return inside.properties ? (
            <li key={index}>
              <Fold
                path={place}
                title={summaryOf(root, items, entry, values) || name}
                tools={tools}
                level={levelOf(place)}
              >
                <Fields path={place} shape={inside} value={entry} />
              </Fold>
            </li>
          ) : (
            <Box
              component="li"
              key={index}
              sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}
            >
              <Field
                path={place}
                label={name}
                node={{ ...items, description: '' }}
                value={entry}
                isRequired
              />
              {tools}
            </Box>
          );
        })}
      </Box>
      <Button
        id={id}
        size="small"
        variant="outlined"
        startIcon={<LineIcon icon={plus} size={16} />}
        disabled={isFull}
        onClick={list.add}
      >
        {isFull ? fill(words.form.full, { most: entries.length }) : fill(words.form.addTo, { name: label })}
      </Button>
      <Faults path={path} refusal={list.refusal} except={entries.map((_, index) => index)} />
    </Box>
  );
};
