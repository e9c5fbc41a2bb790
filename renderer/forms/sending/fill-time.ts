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
  let isTyped = true;
  const lengths = new Map<Element, number>();
  return {
    /** Starts the timer at the first interaction; later calls have no effect. */
    start: () => {
      startTime ??= performance.now();
    },
    /** Checks whether an input of the visitor added at most one character; to be called for every `input` event. */
    follow: (field: HTMLInputElement) => {
      const added = field.value.length - (lengths.get(field) ?? 0);
      lengths.set(field, field.value.length);
      if (added > 1 && field.matches(typedFields)) isTyped = false;
    },
    /** Returns the milliseconds since `start`, or undefined if a text was not typed. */
    read: () => {
      const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(typedFields) ?? [])];
      // Programs, and browsers that restore values, change them without an `input` event.
      const isFollowed = fields.every((field) => field.value.length === (lengths.get(field) ?? 0));
      if (startTime === undefined || !isTyped || !isFollowed || messageLine.get()) return undefined;
      return performance.now() - startTime;
    },
    /** Resets the timer after the fields were cleared. */
    clear: () => {
      startTime = undefined;
      isTyped = true;
      lengths.clear();
    },
  };
};
