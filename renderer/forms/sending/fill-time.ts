import type { RefObject } from 'react';

const isFilledIn = (field: Element): boolean =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue || field.checked !== field.defaultChecked
    : field instanceof HTMLTextAreaElement && field.value !== field.defaultValue;

/** How long a form has been filled in. */
type FillTime = {
  /** Starts the clock at the first touch. */
  start: () => void;
  /** Milliseconds since then; undefined when it is not known. */
  read: () => number | undefined;
  /** Begins anew, after the fields were cleared. */
  clear: () => void;
};

/**
 * Measures how long a form is filled in. A form that holds something before its first touch was begun at an unknown
 * time: before the scripts arrived, before the page was left or reloaded, or by a program that fills in fields. Then
 * there is no time, because a short one would mark a person as a robot.
 */
export const createFillTime = (form: RefObject<HTMLFormElement | null>): FillTime => {
  let begin: number | 'unknown' | null = null;
  return {
    start: () => {
      if (begin !== null || !form.current) return;
      begin = [...form.current.elements].some(isFilledIn) ? 'unknown' : performance.now();
    },
    read: () => (typeof begin === 'number' ? performance.now() - begin : undefined),
    clear: () => {
      begin = null;
    },
  };
};
