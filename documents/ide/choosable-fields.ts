import { consentValue } from '../../schema/forms/kinds/consent.ts';
import { getChild, toArray, type Path } from '../read/document/path.ts';

/** A field that a condition can refer to, and the values of its choices. */
type ChoosableField = { name: string; values: string[] };

const read = (field: unknown): ChoosableField[] => {
  const values =
    getChild(field, 'kind') === 'consent'
      ? [consentValue]
      : toArray(getChild(field, 'choices')).map((choice) => String(getChild(choice, 'value')));
  return values.length > 0 ? [{ name: String(getChild(field, 'name')), values }] : [];
};

/** Returns the fields with choices that come before a condition. @param path the path of the condition or of a part of it */
export const choosableFields = (form: unknown, [, step, owner, index]: Path): ChoosableField[] =>
  toArray(getChild(form, 'steps'))
    .slice(0, Number(step) + 1)
    .flatMap((value, place) => {
      const fields = toArray(getChild(value, 'fields'));
      return place < Number(step) ? fields : fields.slice(0, owner === 'fields' ? Number(index) : 0);
    })
    .flatMap(read);
