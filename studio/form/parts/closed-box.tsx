import { Checkbox, FormControlLabel } from '@mui/material';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import { words } from '../../messages/messages.ts';
import { useForm } from '../state/form.ts';

/** A box by which days have a word instead of opening times; renders nothing if `shape` is not that of opening hours. */
export const ClosedBox = ({ path, shape, value }: { path: Path; shape: SchemaNode; value: unknown }) => {
  const { edits } = useForm();
  const { open, text } = shape.properties ?? {};
  if (!open || !text) return null;
  const { open: times, text: _, ...days } = Object(value) as Record<string, unknown>;
  const change = (isClosed: boolean): boolean => {
    const [name, node] = isClosed ? (['text', text] as const) : (['open', open] as const);
    return edits.set(path, { ...days, [name]: edits.createInitialValue(node) });
  };
  return (
    <FormControlLabel
      label={words.form.closed}
      control={<Checkbox size="small" checked={times === undefined} />}
      onChange={(_, isClosed) => change(isClosed)}
    />
  );
};
