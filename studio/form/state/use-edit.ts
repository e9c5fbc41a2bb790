import { EditRefusal } from '../../../documents/edit/edit-refusal.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import { useStudio } from '../../state/use-studio.ts';
import { useForm } from './form.ts';

/** What changes the value of a field. Each tells whether it could; why it could not is shown at the field. */
export type FieldEdit = {
  /** Gives it another value; `undefined` takes it out of the document. */
  set: (value: unknown) => boolean;
  /** Any other change. @param subject what is changed: changes of one thing that follow at once are undone together */
  change: (subject: Path, edits: (source: Source) => Edit | Edit[]) => boolean;
};

/** Changes the value at a path. @param order the names of the fields of its group, where a missing one finds its place */
export const useEdit = (path: Path, order?: readonly string[]): FieldEdit => {
  const studio = useStudio();
  const { file, refuse } = useForm();
  const attempt = (change: () => void): boolean => {
    try {
      change();
      refuse();
      return true;
    } catch (error) {
      if (!(error instanceof EditRefusal)) throw error;
      refuse({ path, severity: 'error', said: error.message });
      return false;
    }
  };
  const change: FieldEdit['change'] = (subject, edits) => attempt(() => studio.edit(file, subject, edits));
  return {
    set: (value) =>
      value === undefined
        ? change(path, (source) => removeValue(source, path))
        : attempt(() => studio.setValue(file, path, value, order)),
    change,
  };
};
