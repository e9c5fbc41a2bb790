import { createContext, useContext, type ComponentType } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import type { FieldProps } from '../field-props.ts';
import type { TokenValues } from '../text-box/tokens.ts';
import type { FieldEdits } from './field-edits.ts';
import type { PlacedProblem } from './placed-problems.ts';
import type { Openings } from './openings.ts';

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
  openings: Openings;
  /** Gives the focus to the first of several things that can have it, once what was changed is shown. */
  focusSoon: (...ids: string[]) => void;
  /** The field of any value: what holds fields shows them with it. */
  Field: ComponentType<FieldProps>;
};

export const FormContext = createContext(null as unknown as Form);

/** The form that is around. */
export const useForm = (): Form => useContext(FormContext);

/** The id of a field's control, or of what stands for a group. */
export const idOf = (path: Path): string => `field-${path.join('.')}`;

/** The heading of a group or an entry: it stands as deep as the value does below the page. */
export const headingOf = (path: Path) => `h${Math.min(path.length + 1, 6)}` as 'h3';
