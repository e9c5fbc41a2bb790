import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to an event of the document.
 * @param listener may be a new function on each render
 * @param on whether the listener is active
 */
export const useDocumentEvent = <Name extends keyof DocumentEventMap>(
  name: Name,
  listener: (event: DocumentEventMap[Name]) => void,
  on = true,
): void => {
  const latest = useEffectEvent(listener);
  useEffect(() => {
    if (!on) return;
    document.addEventListener(name, latest);
    return () => document.removeEventListener(name, latest);
  }, [name, on]);
};
