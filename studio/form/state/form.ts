import { createContext, useContext, type ComponentType } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import type { TokenValues } from '../text-box/tokens.ts';
import type { FieldEdits } from './field-edits.ts';
import type { PlacedProblem } from './placed-problems.ts';
import type { OpenState } from './open-state.ts';

/** The props of a field. */
export type FormFieldProps = {
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

/** The props of the control inside a field's frame. */
export type ControlProps = FormFieldProps & {
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

/** What every field of a form knows of it. */
export type Form = {
  file: string;
  /** The schema of the document, which holds the definitions. */
  root: SchemaNode;
  /** What the tokens of the site stand for. */
  tokens: TokenValues;
  /** What is wrong, and why the last change could not be made. */
  problems: readonly PlacedProblem[];
  edits: FieldEdits;
  openings: OpenState;
  /** The field of any value: what holds fields shows them with it. */
  Field: ComponentType<FormFieldProps>;
};

export const FormContext = createContext(null as unknown as Form);

/** The form that is around. */
export const useForm = (): Form => useContext(FormContext);

/** The id of a field's control, or of what stands for a group. */
export const idOf = (path: Path): string => `field-${path.join('.')}`;

/** The heading of a group or an entry: it stands as deep as the value does below the page. */
export const headingOf = (path: Path) => `h${Math.min(path.length + 1, 6)}` as 'h3';
