import { useState } from 'react';
import { EditRefusal } from '../../../documents/edit/edit-refusal.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import { useStudio } from '../../state/use-studio.ts';
import { useForm } from './form.ts';

/** What changes the value of a field. */
export type FieldEdit = {
  set: (value: unknown) => void;
  /** Takes it out of the document. */
  clear: () => void;
  /** Any other change. @param subject what is changed: changes of one thing that follow at once are undone together */
  change: (subject: Path, edits: (source: Source) => Edit | Edit[]) => void;
  /** Why the last change could not be made; empty when it could. */
  refusal: string;
};

/** Changes the value at a path. @param order the names of the fields of its group, where a missing one finds its place */
export const useEdit = (path: Path, order?: readonly string[]): FieldEdit => {
  const studio = useStudio();
  const { file } = useForm();
  const [refusal, setRefusal] = useState('');
  const attempt = (change: () => void): void => {
    try {
      change();
      setRefusal('');
    } catch (error) {
      if (!(error instanceof EditRefusal)) throw error;
      setRefusal(error.message);
    }
  };
  return {
    set: (value) => attempt(() => studio.setValue(file, path, value, order)),
    clear: () => attempt(() => studio.edit(file, path, (source) => removeValue(source, path))),
    change: (subject, edits) => attempt(() => studio.edit(file, subject, edits)),
    refusal,
  };
};
