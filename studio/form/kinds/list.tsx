import { entriesOf } from '../../../documents/read/document/path.ts';
import { resolveNode } from '../../../documents/read/document/schemas.ts';
import { AddButton } from '../../ui/buttons.tsx';
import { entryName, helpOf } from '../../naming/labels.ts';
import { useStudio } from '../../state/use-studio.ts';
import { fill, words } from '../../messages/messages.ts';
import { Entry } from '../parts/entry.tsx';
import { Faults } from '../parts/field-problems.tsx';
import { Holder } from '../parts/field-group.tsx';
import { SortedList } from '../parts/sorted-list.tsx';
import { focusSoon } from '../state/focus.ts';
import { useForm, type FieldProps } from '../state/form.ts';
import { listEdits } from '../state/list-edits.ts';

/** Entries one below the other, to add, copy, move and remove. */
export const ListField = (props: FieldProps) => {
  const { path, label, node, value, isRequired } = props;
  const { file, root, edits, openings } = useForm();
  const studio = useStudio();
  const changes = listEdits({ root, edits }, props, ({ said, at, from, focused = [] }) => {
    openings.openOnly(path, at, from);
    studio.announce(said);
    focusSoon(...focused);
  });
  const shape = resolveNode(root, node);
  const { items = {}, maxItems = Infinity } = shape;
  const entries = entriesOf(value);
  const count = entries.length;
  const isFull = count >= maxItems;
  const entry = entryName(studio.document(file)?.value, path);
  const addText = fill(/^[aeiou]/.test(entry) ? words.form.addAn : words.form.addA, { entry });
  const help = helpOf(path, node, shape, 'list');
  return (
    <Holder path={path} title={label} detail={isRequired ? help : `${words.form.optional} · ${help}`}>
      <SortedList list={path} {...{ count, isFull }} kind={JSON.stringify(items)} edits={changes}>
        {entries.map((entry, index) => (
          // Entries have nothing that tells them apart but their place.
          <Entry
            key={index}
            path={[...path, index]}
            label={fill(words.form.entry, { list: label, number: index + 1 })}
            node={items}
            value={entry}
          />
        ))}
      </SortedList>
      <div>
        <AddButton disabled={isFull} onClick={() => changes.add(count - 1)}>
          {isFull ? fill(words.form.full, { most: count }) : addText}
        </AddButton>
      </div>
      <Faults path={path} except={[...entries.keys()]} />
    </Holder>
  );
};
