import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * A number read from a form's fields: as it is now, after each input and after the form was cleared. What was
 * typed or chosen before the scripts arrived counts from the start.
 * @param read a pure function of the form, such as the number of ticked boxes
 */
export const useFormNumber = (
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => number,
): number => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = form.current;
      // The fields are cleared only after the event.
      const afterReset = () => queueMicrotask(changed);
      element?.addEventListener('input', changed);
      element?.addEventListener('reset', afterReset);
      return () => {
        element?.removeEventListener('input', changed);
        element?.removeEventListener('reset', afterReset);
      };
    },
    [form],
  );
  return useSyncExternalStore(
    subscribe,
    () => (form.current ? read(form.current) : 0),
    () => 0,
  );
};
