import { countCharacters, rules } from '../../../schema/forms/rules.ts';
import { fieldText } from '../read-lead.ts';
import { contactStepFields } from './contact-step-fields.ts';

/**
 * Returns the step that the wizard must show if fields already have values when it starts: entered before the scripts
 * loaded or restored by the browser. It is the step with the focus, or else the last step with a value, but not beyond
 * the first incomplete step.
 */
export const findReachedStep = (form: HTMLFormElement): number => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-step]');
  if (focused && form.contains(focused)) return Number(focused.dataset['step']);
  const data = new FormData(form);
  const message = fieldText(data, 'message');
  const person = Object.keys(contactStepFields)
    .map((name) => fieldText(data, name))
    .join('');
  if (data.getAll('rooms').length === 0 || message + person === '') return 1;
  return person === '' || countCharacters(message) < rules.messageMinimum ? 2 : 3;
};
