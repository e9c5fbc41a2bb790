import type { FormDocument } from '../../../schema/form.ts';
import { shownFields } from '../../../schema/forms/check-form.ts';
import { isStepComplete, readValues } from '../form-values.ts';

/**
 * Returns the index of the step that a form must show if fields already have values when it starts: entered before the
 * scripts loaded or restored by the browser. It is the step with the focus, or else the last step with a value, but not
 * beyond the first incomplete step.
 */
export const findReachedStep = (form: FormDocument, element: HTMLFormElement, today: string): number => {
  const focused = document.activeElement?.closest<HTMLElement>('[data-step]');
  if (focused && element.contains(focused)) return Number(focused.dataset['step']) - 1;
  const values = readValues(form, element);
  const filled = shownFields(form, values).filter(({ name }) => values[name]?.length);
  const last = form.steps.filter(({ fields }) => fields.some((field) => filled.includes(field))).at(-1);
  const incomplete = form.steps.findIndex((_, index) => !isStepComplete(form, index, element, today));
  const reached = last ? form.steps.indexOf(last) : 0;
  return incomplete === -1 ? reached : Math.min(reached, incomplete);
};
