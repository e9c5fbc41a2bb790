import { useSyncExternalStore } from 'react';

let showing = false;
const listeners = new Set<() => void>();

/** Says whether a toast is on the screen; whoever shows and removes toasts calls it. */
export const setToastShowing = (next: boolean): void => {
  if (next === showing) return;
  showing = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether a toast is on the screen, for what must wait until it is gone. */
export const useToastShowing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => showing,
    () => false,
  );
