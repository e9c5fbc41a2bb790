import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { attempt } from './form-values.ts';

/**
 * Returns a value computed from a form's fields and updates it on input and reset. It includes values that were entered
 * before the scripts loaded. Only the calling component rerenders, and only if the value has changed.
 * @param read a pure function of the form, such as the number of checked boxes
 * @param empty the value before the form is mounted, and in browsers that lack a function which `read` needs
 */
export const useFormValue = <T extends number | boolean | string>(
  form: RefObject<HTMLFormElement | null>,
  read: (form: HTMLFormElement) => T,
  empty: T,
): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = form.current;
      // The browser clears the fields only after the event.
      const afterReset = () => queueMicrotask(onChange);
      element?.addEventListener('input', onChange);
      element?.addEventListener('reset', afterReset);
      return () => {
        element?.removeEventListener('input', onChange);
        element?.removeEventListener('reset', afterReset);
      };
    },
    [form],
  );
  const getSnapshot = () => attempt(() => form.current && read(form.current)) ?? empty;
  return useSyncExternalStore(subscribe, getSnapshot, () => empty);
};
