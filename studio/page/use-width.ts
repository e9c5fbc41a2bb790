import { useSyncExternalStore } from 'react';
import { Settable } from '../state/observable.ts';

/** The widths at which the page is looked at, in pixels; a desk has the room that there is. */
export const widths = { phone: 390, tablet: 768, desk: undefined } as const;
export type WidthName = keyof typeof widths;

const width = new Settable<WidthName>('desk');

/** The width at which the page is seen, and what sets it. */
export const useWidth = (): [WidthName, (name: WidthName) => void] => [
  useSyncExternalStore(width.subscribe, width.snapshot),
  width.set,
];
