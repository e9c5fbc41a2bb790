import { useSyncExternalStore } from 'react';

/**
 * A value that is held outside of React, so that code outside of components can change it.
 * @param initial the value until the first `set`, and always on the server and while hydrating
 * @returns `get` and `set`; `use`, a hook that renders its component again when the value changes
 */
export const createStore = <T>(initial: T) => {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    set: (next: T): void => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): T => useSyncExternalStore(subscribe, get, () => initial),
  };
};
