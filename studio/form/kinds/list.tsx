import { Stack } from '@mui/material';
import { toArray } from '../../../documents/read/document/path.ts';
import { resolveRef } from '../../../documents/read/document/schemas.ts';
import { AddButton } from '../../ui/buttons.tsx';
import { entryName, getHelpText, getLabel } from '../../naming/labels.ts';
import { useStudio } from '../../state/use-studio.ts';
import { formatMessage, words } from '../../messages/messages.ts';
import { isOfSections, ListEntry } from '../parts/entry.tsx';
import { DraggableList } from '../parts/draggable.tsx';
import { FieldHelp } from '../parts/field-help.tsx';
import { FieldProblems } from '../parts/field-problems.tsx';
import { CollapsibleFieldGroup, FieldGroup } from '../parts/field-group.tsx';
import { idOf, useForm, type FormFieldProps } from '../state/form.ts';
import { useListEdits } from '../state/list-edits.ts';

/** A list of entries that can be added, copied, moved and removed. */
export const ListField = ({ path, label, node, value, isRequired, order, inherited }: FormFieldProps) => {
  const { file, root } = useForm();
  const studio = useStudio();
  const shape = resolveRef(root, node);
  const { items = {}, maxItems = Infinity } = shape;
  const entries = toArray(value);
  const count = entries.length;
  const isFull = count >= maxItems;
  const edited = { path, node, count, order, inherited };
  const entryEdits = useListEdits(edited);
  const noun = entryName(studio.document(file)?.value, path);
  const list = (
    <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {entries.map((entry, index) => (
        // The index is the React key, because entries have no ids.
        <ListEntry
          key={index}
          list={edited}
          index={index}
          label={formatMessage(words.form.entry, { entry: getLabel(noun), number: index + 1 })}
          node={items}
          value={entry}
          isFull={isFull}
        />
      ))}
    </Stack>
  );
  const addText = formatMessage(/^[aeiou]/.test(noun) ? words.form.addAn : words.form.addA, { entry: noun });
  // The lists of the business are too long to be open beside each other.
  const Frame = file === studio.files.site && path.length === 1 ? CollapsibleFieldGroup : FieldGroup;
  return (
    <Frame path={path} title={label} detail={isRequired ? '' : words.form.optional}>
      {isOfSections(root, items) ? (
        <DraggableList id={idOf(path)} count={count} onMove={(from, to) => entryEdits.move(from, to)}>
          {list}
        </DraggableList>
      ) : (
        list
      )}
      <div>
        <AddButton disabled={isFull} onClick={() => entryEdits.add(count - 1)}>
          {isFull ? formatMessage(words.form.full, { most: count }) : addText}
        </AddButton>
        <FieldHelp>{getHelpText(path, node, shape, 'list')}</FieldHelp>
      </div>
      <FieldProblems path={path} except={[...entries.keys()]} />
    </Frame>
  );
};
