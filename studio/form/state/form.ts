import { createContext, useContext, type ComponentType } from 'react';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import type { FieldProps } from '../field-props.ts';
import type { PlacedProblem } from './placed-problems.ts';
import type { Openings } from './openings.ts';

/** What every field of a form knows of it. */
export type Form = {
  file: string;
  /** The schema of the document, which holds the definitions. */
  root: SchemaNode;
  problems: readonly PlacedProblem[];
  openings: Openings;
  /** Tells those who do not see it what has happened. */
  announce: (text: string) => void;
  /** The field of any value: what holds fields shows them with it. */
  Field: ComponentType<FieldProps>;
};

const FormContext = createContext<Form | null>(null);
export const FormProvider = FormContext.Provider;

/** The form that is around. */
export const useForm = (): Form => {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm is used outside of its provider');
  return form;
};

/** The id of a field's control, or of what stands for a group. */
export const idOf = (path: Path): string => `field-${path.join('.')}`;

/** How deep the heading of a group or an entry stands below that of the page. */
export const levelOf = (path: Path): number => path.length + (path[0] === 'sections' ? 0 : 1);
