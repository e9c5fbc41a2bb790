import { Box, Button, Typography } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { resolveUnion } from '../../../documents/read/schema/schema-at.ts';
import { getChild, isDeepEqual, type Path } from '../../../documents/read/document/path.ts';
import { getDefinition, resolveRef, type SchemaNode } from '../../../documents/read/document/schemas.ts';
import { interpolateText } from '../../../documents/read/site/interpolate.ts';
import { hiddenStatus, nowFor } from '../../dates/visibility.ts';
import { isHidden } from '../../../documents/read/document/hidden.ts';
import { onFirstClick, getTools } from '../../ui/section-tools.ts';
import { ToolButton } from '../../ui/buttons.tsx';
import { entryTitle, sectionName } from '../../naming/labels.ts';
import { useDocument, useStudio } from '../../state/use-studio.ts';
import { words } from '../../messages/messages.ts';
import { fieldsOf } from '../field-kinds.ts';
import { idOf, useForm, type FormFieldProps } from '../state/form.ts';
import { useListEdits, type EditedList } from '../state/list-edits.ts';
import { FieldList } from './fields.tsx';
import { CollapsibleFieldGroup } from './field-group.tsx';
import { DraggableEntry } from './draggable.tsx';

/** Returns the first text of an entry, with tokens replaced, by which editors recognize the entry. */
const summaryOf = (
  root: SchemaNode,
  node: SchemaNode,
  value: unknown,
  tokens: ReadonlyMap<string, string>,
): string => {
  for (const { name, node: field, kind } of fieldsOf(root, resolveRef(root, node))) {
    const inside = getChild(value, name);
    const words = kind === 'words' && typeof inside === 'string' ? interpolateText(inside, tokens) : '';
    const found = kind === 'group' ? summaryOf(root, field, inside, tokens) : words.trim();
    if (found !== '') return found;
  }
  return '';
};

/** Fields of a reference to a shared section: its name and the fields that this page overrides. */
const SharedSectionFields = ({ path, entry }: { path: Path; entry: unknown }) => {
  const studio = useStudio();
  const { root, Field } = useForm();
  const name = getChild(entry, 'name');
  const { shared } = studio.files;
  const file = shared.get(String(name));
  const section = useDocument(file ?? '');
  const shape = getDefinition(root, String(getChild(section, 'type')));
  return (
    <>
      <Field
        path={[...path, 'name']}
        label={words.form.sharedSection}
        node={{ enum: [...shared.keys()] }}
        value={name}
        isRequired
      />
      {file !== undefined && (
        <Button variant="outlined" onClick={() => studio.view.choose({ file, path: ['type'] })}>
          {words.form.openPiece}
        </Button>
      )}
      {shape && (
        <>
          <Typography variant="h3" component="p">
            {words.form.here}
          </Typography>
          <FieldList path={path} shape={shape} value={entry} inherited={section ?? {}} except={['name']} />
        </>
      )}
    </>
  );
};

/** Whether the entries of a list are sections. */
export const isOfSections = (root: SchemaNode, items: SchemaNode): boolean =>
  resolveRef(root, items).discriminator?.propertyName === 'type';

type Props = Pick<FormFieldProps, 'label' | 'node' | 'value'> & {
  list: EditedList;
  index: number;
  isFull: boolean;
};

/** A list entry: a collapsible group of fields or a single value. Memoized like `SchemaField`. */
export const ListEntry = memo(({ list, index, label, node, value, isFull }: Props) => {
  const { root, tokens, openState, Field } = useForm();
  const studio = useStudio();
  const edits = useListEdits(list);
  const path = [...list.path, index];
  const { discriminator } = resolveRef(root, node);
  const isSection = isOfSections(root, node);
  const inside = resolveUnion(root, node, value);
  const summary = summaryOf(root, inside, value, tokens);
  const entryLabel = interpolateText(entryTitle(value), tokens) || summary || label;
  const name = (isSection ? sectionName(value) : entryLabel) || label;
  // The title of a form field is its label; its kind is shown as a detail.
  const { yesOrNo } = words.forms;
  const isYesOrNo = isDeepEqual(getChild(value, 'choices'), yesOrNo.choices);
  const kind = discriminator ? (isYesOrNo ? yesOrNo.title : (inside.title ?? '')) : '';
  const shared = studio.files.shared.get(isSection ? String(getChild(value, 'name')) : '');
  const section: object = { ...Object(useDocument(shared ?? '')), ...Object(value) };
  const status = isSection ? hiddenStatus(section, nowFor(studio.document('_site.yaml')?.value)) : '';
  const shown = [status, summary].filter(Boolean).join(' · ');
  const target = { name, isHidden: isHidden(value), isSection, index, count: list.count, isFull };
  const render = (handle?: ReactNode): ReactNode => {
    const tools = (
      <Box sx={{ whiteSpace: 'nowrap' }}>
        {handle}
        {getTools(target)
          .filter(({ action }) => !isSection || action === 'remove' || openState.isOpen(path))
          .map(({ action, ...tool }) => (
            <ToolButton
              key={action}
              id={`${idOf(path)}-${action}`}
              {...tool}
              onClick={onFirstClick(() => edits[action](index, name))}
            />
          ))}
      </Box>
    );
    return isSection || inside.properties ? (
      <CollapsibleFieldGroup path={path} title={name} detail={isSection ? shown : kind} tools={tools}>
        {discriminator && (
          <Typography variant="caption">{isYesOrNo ? yesOrNo.purpose : inside.description}</Typography>
        )}
        {getChild(value, 'type') === 'shared' ? (
          <SharedSectionFields path={path} entry={value} />
        ) : (
          <FieldList path={path} shape={inside} value={value} />
        )}
      </CollapsibleFieldGroup>
    ) : (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
        <Field path={path} label={label} node={{ ...node, description: '' }} value={value} isRequired />
        {tools}
      </Box>
    );
  };
  if (!isSection) return <li>{render()}</li>;
  return (
    <DraggableEntry id={idOf(path)} name={name}>
      {render}
    </DraggableEntry>
  );
}, isDeepEqual);
