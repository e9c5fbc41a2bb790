import { Checkbox, FormControlLabel } from '@mui/material';
import { editDocument } from '../../../documents/edit/text/edit-document.ts';
import { getChild, type Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import { words } from '../../messages/messages.ts';
import { useForm } from '../state/form.ts';

/** A box by which days have a word instead of opening times; renders nothing if `shape` is not that of opening hours. */
export const ClosedBox = ({ path, shape, value }: { path: Path; shape: SchemaNode; value: unknown }) => {
  const { edits } = useForm();
  const { open, text } = shape.properties ?? {};
  if (!open || !text) return null;
  const change = (isClosed: boolean): void => {
    const [removed, added, node] = isClosed ? ['open', 'text', text] : ['text', 'open', open];
    edits.change(path, (source) =>
      editDocument(source, (draft) => {
        if (getChild(value, removed) !== undefined) draft.remove([...path, removed]);
        draft.set([...path, added], edits.createInitialValue(node));
      }),
    );
  };
  return (
    <FormControlLabel
      label={words.form.closed}
      control={<Checkbox size="small" checked={getChild(value, 'open') === undefined} />}
      onChange={(_, isClosed) => change(isClosed)}
    />
  );
};
