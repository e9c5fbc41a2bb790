import { countCharacters, rules } from '../../../schema/forms/rules.ts';
import { fieldText } from '../read-lead.ts';
import { contactStepFields } from './contact-step-fields.ts';

/**
 * The step that a visitor has reached who filled in fields before there was a wizard: before the scripts came, or on a
 * page that the browser has restored. It is the step that has the focus, else the last one in which something is
 * written, but none after one that is not complete.
 */
export const reachedStep = (form: HTMLFormElement): number => {
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
