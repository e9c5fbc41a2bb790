import { useCallback, useEffect, useRef } from 'react';
import { messageLine } from './message-line.ts';

/**
 * Returns a function that puts a line into the form. The line follows later changes of what is calculated.
 * @param line the current line; empty if nothing can be calculated
 * @param remove the label of the button that removes it from the form
 */
export const useMessageLine = (line: string, remove: string) => {
  const placed = useRef<string>(undefined);
  const place = useCallback(
    (next: string) => {
      placed.current = next;
      messageLine.set(next ? { line: next, remove } : undefined);
    },
    [remove],
  );
  useEffect(() => {
    const inForm = messageLine.get()?.line ?? '';
    // The visitor may have come back to the calculator.
    if (line && line === inForm) placed.current = line;
    else if (placed.current === inForm) place(line);
  }, [line, place]);
  return place;
};
