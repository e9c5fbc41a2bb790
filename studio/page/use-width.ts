import { useSyncExternalStore } from 'react';
import type { WidthName } from './widths.ts';

let width: WidthName = 'desk';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const setWidth = (name: WidthName): void => {
  width = name;
  for (const listener of listeners) listener();
};

/** The width at which the page is seen, and what sets it. */
export const useWidth = (): [WidthName, (name: WidthName) => void] => [
  useSyncExternalStore(subscribe, () => width),
  setWidth,
];
