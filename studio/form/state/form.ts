import { createContext, useContext, type ComponentType } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import type { Tokens } from '../../../documents/read/site/tokens.ts';
import type { FieldEdits } from './field-edits.ts';
import type { PlacedProblem } from './placed-problems.ts';
import type { OpenState } from './open-state.ts';

/** The props of a field. */
export type FormFieldProps = {
  path: Path;
  label: string;
  /** The schema of the value as the field's parent contains it: it may be a reference (`$ref`) to a definition. */
  node: SchemaNode;
  value: unknown;
  isRequired: boolean;
  /** Field names of the mapping in schema order, which determine where a new field is inserted. */
  order?: readonly string[];
  /** Default if the field is omitted, which is shown as placeholder. */
  inherited?: unknown;
};

/** Props of the input element of a field; the surrounding component renders label, help and problems. */
export type ControlProps = FormFieldProps & {
  /** `node` with its reference resolved. */
  shape: SchemaNode;
  text: string;
  placeholder: string;
  /** Sets the value; undefined or `''` removes an optional field from the document. */
  set: (value: unknown) => void;
  isInvalid: boolean;
  /** HTML attributes that connect the control to its label, help and problems. */
  attributes: Record<'id' | 'aria-labelledby' | 'aria-describedby', string> & { 'aria-invalid': boolean };
};

/** Context of the fields of a form. */
export type Form = {
  file: string;
  /** Schema of the document, which contains the definitions. */
  root: SchemaNode;
  /** Values of the site's tokens. */
  tokens: Tokens['values'];
  /** Problems of the document, and the error of the last failed edit. */
  problems: readonly PlacedProblem[];
  edits: FieldEdits;
  openState: OpenState;
  /** The component that renders any field; passed by context to avoid an import cycle. */
  Field: ComponentType<FormFieldProps>;
};

export const FormContext = createContext(null as unknown as Form);

/** Returns the context of the enclosing form. */
export const useForm = (): Form => useContext(FormContext);

/** Returns the element id of a field's control or group. */
export const idOf = (path: Path): string => `field-${path.join('.')}`;

/** Returns the heading level of a group or entry, according to its depth in the document. */
export const headingOf = (path: Path) => `h${Math.min(path.length + 1, 6)}` as 'h3';
