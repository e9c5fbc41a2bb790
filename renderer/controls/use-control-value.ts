import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import { tryOrUndefined } from '../../schema/try-or-undefined.ts';

/**
 * Returns a value computed from the controls in an element, such as a form, and updates it on input, change and reset:
 * password managers, and Chrome on iOS, fill in a field with a `change` event alone. It includes values that were
 * entered, restored or set by a script before hydration. Only the calling component rerenders, and only if the value has
 * changed.
 * @param ref an element that is not exchanged while the component is mounted
 * @param read a pure function of the element, such as the number of checked boxes
 * @param empty the value before the element is mounted, and in browsers that lack a function which `read` needs
 */
export const useControlValue = <E extends HTMLElement, T extends number | boolean | string>(
  ref: RefObject<E | null>,
  read: (element: E) => T,
  empty: T,
): T => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const controller = new AbortController();
      const { signal } = controller;
      for (const name of ['input', 'change']) ref.current?.addEventListener(name, onChange, { signal });
      // The browser clears the fields after the event and, if the visitor pressed a button, after its microtasks.
      ref.current?.addEventListener('reset', () => setTimeout(onChange), { signal });
      return () => controller.abort();
    },
    [ref],
  );
  const getSnapshot = () => tryOrUndefined(() => ref.current && read(ref.current)) ?? empty;
  return useSyncExternalStore(subscribe, getSnapshot, () => empty);
};
