import { useSyncExternalStore } from 'react';
import { Settable } from '../state/observable.ts';
import type { WidthName } from './widths.ts';

const width = new Settable<WidthName>('desk');

/** The width at which the page is seen, and what sets it. */
export const useWidth = (): [WidthName, (name: WidthName) => void] => [
  useSyncExternalStore(width.subscribe, width.snapshot),
  width.set,
];
