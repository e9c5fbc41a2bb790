import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Form, FormDocument } from '../../../schema/form.ts';
import { readValues, shownNames, errorsOfStep } from '../form-values.ts';
import { useControlValue } from '../../controls/use-control-value.ts';
import { checkForm } from '../../../schema/forms/check-form.ts';

/**
 * Returns the index of the step that a form must show if fields already have values when it starts: entered before the
 * scripts loaded or restored by the browser. It is the step with the focus, or else the last step with a value, but not
 * beyond the first incomplete step.
 */
const findReachedStep = (form: FormDocument, element: HTMLFormElement, today: string): number => {
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

/** Event of a form with the index of the step to show. The preview of the Studio dispatches it. */
export const showStep = 'showstep';

/**
 * The steps of a form, one of which is shown at a time. A step is skipped if none of its fields is shown, because their
 * conditions or that of the step are not met.
 * @param today returns the current date at the business
 */
export const useSteps = (form: Form, ref: RefObject<HTMLFormElement | null>, today: () => string) => {
  const [wanted, setWanted] = useState(0);
  const names = useControlValue(
    ref,
    (element) => shownNames(form, readValues(form, element)),
    shownNames(form, {}),
  ).split(' ');
  const indexes = [...form.steps.keys()].filter((index) =>
    form.steps[index]?.fields.some(({ name }) => names.includes(name)),
  );
  const current = indexes.includes(wanted) ? wanted : (indexes[0] ?? 0);
  const position = indexes.indexOf(current);

  useLayoutEffect(() => {
    if (ref.current) setWanted(findReachedStep(form, ref.current, today()));
    // The step must not change when an editor changes the document.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ref]);
  useEffect(() => {
    const element = ref.current;
    const show = (event: Event) => setWanted((event as CustomEvent<number>).detail);
    element?.addEventListener(showStep, show);
    return () => element?.removeEventListener(showStep, show);
  }, [ref]);

  return {
    current,
    /** The indexes of the steps that are not skipped. */
    indexes,
    previous: indexes[position - 1],
    next: indexes[position + 1],
    isShown: (name: string): boolean => names.includes(name),
    /** Shows another step and moves the focus to it. */
    go: (index: number): void => {
      if (index === current) return;
      // Synchronously, because only rendered elements can be focused.
      flushSync(() => setWanted(index));
      ref.current?.querySelector<HTMLElement>(`[data-step="${index + 1}"] > legend`)?.focus();
    },
    /** Shows the step that contains an element, without moving the focus. */
    reveal: (element: HTMLElement): void => {
      const step = element.closest<HTMLElement>('[data-step]');
      if (step) setWanted(Number(step.dataset['step']) - 1);
    },
  };
};

export type Steps = ReturnType<typeof useSteps>;
