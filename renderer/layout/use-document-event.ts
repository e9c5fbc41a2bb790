import { useEffect, useEffectEvent } from 'react';

/**
 * Listens to an event of the document.
 * @param listener may be another function at each rendering
 * @param on whether anybody wants to know now
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
