import { useSyncExternalStore } from 'react';
import { Settable } from '../state/observable.ts';

type Choose = (value: unknown) => void;

const choosing = new Settable<Choose | undefined>(undefined);

/** The palette of sections, wherever it is opened from. */
export const palette = {
  /** Opens it. @param choose is given what is put into the document */
  open: (choose: Choose): void => choosing.set(choose),
  close: (): void => choosing.set(undefined),
};

/** What is done with the section that is chosen; nothing while the palette is closed. */
export const usePalette = (): Choose | undefined =>
  useSyncExternalStore(choosing.subscribe, choosing.snapshot);
