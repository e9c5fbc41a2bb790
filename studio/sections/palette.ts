import { useSyncExternalStore } from 'react';

type Choose = (value: unknown) => void;

let choosing: Choose | undefined;
const listeners = new Set<() => void>();
const set = (next: Choose | undefined): void => {
  choosing = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The palette of sections, wherever it is opened from. */
export const palette = {
  /** Opens it. @param choose is given what is put into the document */
  open: (choose: Choose): void => set(choose),
  close: (): void => set(undefined),
};

/** What is done with the section that is chosen; nothing while the palette is closed. */
export const usePalette = (): Choose | undefined => useSyncExternalStore(subscribe, () => choosing);
