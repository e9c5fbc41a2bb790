import { useSyncExternalStore, type ReactNode } from 'react';

let notices: ReactNode = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Hands in what shows notices. Its code comes with the forms, which alone have anything to say. */
export const offerNotices = (shown: ReactNode): void => {
  notices = shown;
  for (const listener of listeners) listener();
};

/** Where notices appear: beside the page, so that a notice outlives a move to another page. Empty until offered. */
export const NoticePlace = (): ReactNode =>
  useSyncExternalStore(
    subscribe,
    () => notices,
    () => null,
  );
