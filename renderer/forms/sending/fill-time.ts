import type { RefObject } from 'react';

const isFilledIn = (field: Element): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
    : field instanceof HTMLTextAreaElement
      ? field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.value !== '';

/**
 * Creates a timer for filling in a form. If the form has values before the first interaction, they were entered at an
 * unknown time: before the scripts loaded, before a reload, or by autofill. The fill time is undefined then, because a
 * short one would mark a person as a bot.
 */
export const createFillTime = (form: RefObject<HTMLFormElement | null>) => {
  let startTime: number | 'unknown' | null = null;
  return {
    /** Starts the timer at the first interaction; later calls have no effect. */
    start: () => {
      if (startTime !== null || !form.current) return;
      startTime = [...form.current.querySelectorAll('input, textarea, select')].some(isFilledIn)
        ? 'unknown'
        : performance.now();
    },
    /** Returns the milliseconds since `start`, or undefined if unknown. */
    read: () => (typeof startTime === 'number' ? performance.now() - startTime : undefined),
    /** Resets the timer after the fields were cleared. */
    clear: () => {
      startTime = null;
    },
  };
};
