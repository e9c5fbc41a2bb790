import { EditError } from '../../../documents/edit/edit-error.ts';
import type { Edit } from '../../../documents/edit/text/edits.ts';
import { removeValue } from '../../../documents/edit/text/remove-value.ts';
import type { Path } from '../../../documents/read/document/path.ts';
import type { SchemaNode } from '../../../documents/read/document/schemas.ts';
import type { Source } from '../../../documents/read/document/source.ts';
import type { Studio } from '../../state/studio.ts';
import { visibleText } from '../../core/clean-text.ts';
import { collectReferences, newValue } from '../new-entry.ts';
import type { PlacedProblem } from './placed-problems.ts';

/** How fields change their document. Each change tells whether it could be made. */
export type FieldEdits = ReturnType<typeof fieldEdits>;

/** Makes them for one document. @param refuse is told why a change could not be made; nothing when it could */
export const fieldEdits = (
  studio: Studio,
  file: string,
  root: SchemaNode,
  refuse: (refusal?: PlacedProblem) => void,
) => {
  const attempt = (path: Path, change: () => void): boolean => {
    try {
      change();
      refuse();
      return true;
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refuse({ path, severity: 'error', said: error.message });
      return false;
    }
  };
  /** @param subject what is changed: changes of one thing that follow at once are undone together */
  const change = (path: Path, edits: (source: Source) => Edit | Edit[], subject = path): boolean =>
    attempt(path, () => studio.edit(file, subject, edits));
  return {
    change,
    /** Gives a field a value. @param order the names of the fields of its group, where a missing one finds its place */
    set: (path: Path, value: unknown, order?: readonly string[]): boolean =>
      attempt(path, () =>
        studio.setValue(file, path, typeof value === 'string' ? visibleText(value) : value, order),
      ),
    remove: (path: Path, subject = path): boolean =>
      change(path, (source) => removeValue(source, path), subject),
    /** What a value begins with that was not there. */
    begun: (node: SchemaNode): unknown => newValue(root, node, collectReferences(studio)),
    /** Has a section chosen from all that there are. */
    pickSection: studio.palette.set,
  };
};
