import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';

/**
 * Follows the mouse over an element that shows more by CSS `:hover`, so that Escape and followed links can put the
 * rest away although the mouse is still there (WCAG 1.4.13).
 *
 * @returns `over` while the mouse shows it, `dismiss`, and properties for the element: its style leaves out hover
 * while it has `data-dismissed`
 */
export const useHover = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  const [state, setState] = useState<'away' | 'over' | 'dismissed'>('away');
  const dismiss = useCallback(() => setState((now) => (now === 'over' ? 'dismissed' : now)), []);

  // The mouse may have come before the scripts did.
  useEffect(() => {
    if (ref.current?.matches(':hover')) setState('over');
  }, []);
  useEffect(() => {
    if (state !== 'over') return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [state, dismiss]);

  return {
    over: state === 'over',
    dismiss,
    hoverProps: {
      ref,
      'data-dismissed': state === 'dismissed' || undefined,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setState('over');
      },
      onPointerLeave: () => setState('away'),
    },
  };
};
