import type { Path } from '../../documents/read/document/path.ts';
import type { SchemaNode } from '../../documents/read/document/schemas.ts';

/** What a field is given. */
export type FieldProps = {
  path: Path;
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
  text: string;
  example: string;
  /** Gives it another value; nothing, or an empty text, takes what nobody has to write out of the document. */
  set: (value: unknown) => void;
  isWrong: boolean;
  /** What ties a control to its name, its help and its problems. */
  tied: Record<'id' | 'aria-labelledby' | 'aria-describedby', string> & { 'aria-invalid': boolean };
};
