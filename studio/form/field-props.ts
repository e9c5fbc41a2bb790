import type { Path } from '../../documents/read/document/path.ts';
import type { SchemaNode } from '../../documents/read/document/schemas.ts';
import type { FieldEdit } from './state/use-edit.ts';

/** What a field is given. */
export type FieldProps = {
  path: Path;
  /** What an editor calls it. */
  label: string;
  /** What the schema says of it, as it stands there. */
  node: SchemaNode;
  value: unknown;
  isRequired: boolean;
  /** The names of the fields of its group, where a missing one finds its place. */
  order?: readonly string[];
  /** What stands in its place when it is left out; else the schema's example is shown. */
  inherited?: unknown;
};

/** What the control inside a field's frame is given. */
export type ControlProps = FieldProps & {
  /** The same as `node`, with the definition that it refers to. */
  shape: SchemaNode;
  /** The value as text. */
  text: string;
  /** An example to show where there is none. */
  example: string;
  edit: FieldEdit;
  isWrong: boolean;
  ids: { control: string; label: string; help: string; notes: string };
};

/** How a control is tied to its name, its help and its problems. */
export const tied = ({ ids, isWrong }: Pick<ControlProps, 'ids' | 'isWrong'>) => ({
  id: ids.control,
  'aria-labelledby': ids.label,
  'aria-describedby': `${ids.help} ${ids.notes}`,
  'aria-invalid': isWrong,
});

/** The same for a text box, which is no input of HTML. */
export const textBoxAttributes = (props: Pick<ControlProps, 'ids' | 'isWrong' | 'isRequired'>) => ({
  ...tied(props),
  'aria-invalid': String(props.isWrong),
  'aria-required': String(props.isRequired),
});
