import type { FormDocument } from '../../../schema/form.ts';
import { checkForm } from '../../../schema/forms/check-form.ts';
import { errorsOfStep, readValues, shownNames } from '../form-values.ts';

/**
 * Returns the index of the step that a form must show if fields already have values when it starts: entered before the
 * scripts loaded or restored by the browser. It is the step with the focus, or else the last step with a value, but not
 * beyond the first incomplete step.
 */
export const findReachedStep = (form: FormDocument, element: HTMLFormElement, today: string): number => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-step]');
  if (focused && element.contains(focused)) return Number(focused.dataset['step']) - 1;
  const values = readValues(form, element);
  const filled = shownNames(form, values)
    .split(' ')
    .filter((name) => values[name]?.length);
  const checked = checkForm(form, values, today);
  const incomplete = form.steps.findIndex((_, index) => errorsOfStep(form, index, checked).length > 0);
  const reached = form.steps
    .map(({ fields }) => fields.some(({ name }) => filled.includes(name)))
    .lastIndexOf(true);
  return Math.max(0, incomplete === -1 ? reached : Math.min(reached, incomplete));
};
