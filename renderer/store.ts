import { useSyncExternalStore } from 'react';

/**
 * Creates a store outside of React, so that code outside of components can change its value.
 * @param initial the value before the first `set`, on the server and during hydration
 * @returns `get`, `set`, and the hook `use`, which rerenders its component when the value changes
 */
export const createStore = <T>(initial: T) => {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
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
