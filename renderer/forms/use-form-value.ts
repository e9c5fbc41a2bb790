import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * A value read from a form's fields: as it is now, after each input and after the form was cleared. What was typed or
 * chosen before the scripts arrived counts from the start. Only the component that calls this is rendered again, and
 * only when the value has changed.
 * @param read a pure function of the form, such as the number of ticked boxes
 * @param empty the value of a form that is not there yet
 */
export const useFormValue = <T extends number | boolean>(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => T,
  empty: T,
): T => {
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
    () => (form.current ? read(form.current) : empty),
    () => empty,
  );
};
