import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { useDocumentEvent } from '../use-document-event.ts';

/**
 * So long a menu stays after the mouse has left it, in milliseconds: the straight way from its button into its panel
 * crosses what belongs to neither.
 */
export const graceMs = 300;

/**
 * Follows the mouse over an element that shows more by CSS `:hover`, so that Escape and followed links can put the
 * rest away although the mouse is still there (WCAG 1.4.13).
 *
 * @returns `over` while the mouse shows it and for the grace after it, `dismiss`, and properties for the element: its style leaves out hover
 * and grace while it has `data-dismissed`
 */
export const useHover = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  const [state, setState] = useState<'away' | 'over' | 'dismissed'>('away');
  const leaving = useRef<number>(undefined);
  const dismiss = useCallback(() => setState('dismissed'), []);

  // The mouse may have come before the scripts did.
  useEffect(() => {
    if (ref.current?.matches(':hover')) setState('over');
    return () => window.clearTimeout(leaving.current);
  }, []);
  useDocumentEvent('keydown', ({ key }) => key === 'Escape' && dismiss(), state === 'over');

  return {
    over: state === 'over',
    dismiss,
    hoverProps: {
      ref,
      'data-dismissed': state === 'dismissed' || undefined,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        window.clearTimeout(leaving.current);
        setState('over');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        leaving.current = window.setTimeout(() => setState('away'), graceMs);
      },
    },
  };
};
