import type { RefObject } from 'react';
import { messageLine } from '../message-line.ts';

/** The fields in which visitors type. */
const typedFields = 'textarea, input:is([type=text], [type=email], [type=tel])';

/**
 * Creates a timer for filling in a form. The fill time is undefined unless every text was typed: texts that were pasted,
 * autofilled, dictated or entered before the scripts loaded take no time, and a short time would mark a person as a bot.
 */
export const createFillTime = (form: RefObject<HTMLFormElement | null>) => {
  let startTime: number | undefined;
  /** The lengths of the texts as they were typed; NaN for texts that were not. */
  const lengths = new Map<Element, number>();
  return {
    /** Starts the timer at the first interaction; later calls have no effect. */
    start: () => {
      startTime ??= performance.now();
    },
    /** Checks that a field has grown by one character at most; to be called for every `input` event. */
    follow: (field: HTMLInputElement) => {
      const added = field.value.length - (lengths.get(field) ?? 0);
      lengths.set(field, added <= 1 ? field.value.length : NaN);
    },
    /** Returns the milliseconds since `start`, or undefined if a text was not typed. */
    read: () => {
      const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(typedFields) ?? [])];
      // Programs, and browsers that restore values, change them without an `input` event.
      const isTyped = fields.every((field) => field.value.length === (lengths.get(field) ?? 0));
      return startTime !== undefined && isTyped && !messageLine.get()
        ? performance.now() - startTime
        : undefined;
    },
    /** Resets the timer after the fields were cleared. */
    clear: () => {
      startTime = undefined;
      lengths.clear();
    },
  };
};
