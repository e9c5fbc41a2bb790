import { consentValue } from '../../schema/forms/kinds/consent.ts';
import { getChild, toArray, type Path } from '../../documents/read/document/path.ts';
import { formatMessage, words } from '../messages/messages.ts';

/** Returns the choices of a field of a form with their labels; a consent can only be given. */
const choicesOf = (field: unknown): unknown[] =>
  getChild(field, 'kind') === 'consent'
    ? [{ value: consentValue, label: words.names.true }]
    : toArray(getChild(field, 'choices'));

/**
 * Returns the conditions that a step or a field of a form can have, as JSON with labels: every choice of an earlier
 * field.
 * @param path path of the condition, such as `steps, 1, fields, 0, when`
 */
export const listConditions = (form: unknown, path: Path): { value: string; label: string }[] => {
  const [, stepIndex = 0, , fieldIndex = 0] = path.map(Number);
  return toArray(getChild(form, 'steps'))
    .flatMap((step, index) => {
      const fields = toArray(getChild(step, 'fields'));
      return index < stepIndex ? fields : index === stepIndex ? fields.slice(0, fieldIndex) : [];
    })
    .flatMap((field) =>
      choicesOf(field).map((choice) => ({
        value: JSON.stringify({ [String(getChild(field, 'name'))]: getChild(choice, 'value') }),
        label: formatMessage(words.forms.condition, {
          field: String(getChild(field, 'label')),
          choice: String(getChild(choice, 'label')),
        }),
      })),
    );
};
