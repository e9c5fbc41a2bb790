import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { useDocumentEvent } from '../use-document-event.ts';

/**
 * How long a menu stays open after the mouse has left it, in ms: the direct path from its button to its panel crosses
 * other elements.
 */
export const graceMs = 300;

/**
 * Tracks hovering of an element that reveals content by CSS `:hover`, so that Escape and followed links can hide that
 * content while the mouse is still over it (WCAG 1.4.13).
 *
 * @returns `over`: whether the mouse is over the element, or left it less than `graceMs` ago; `dismiss`, which hides
 * the content; and props for the element. Its styles must ignore hover while it has `data-dismissed`
 */
export const useHover = <T extends HTMLElement>() => {
  const ref = useRef<T>(null);
  const [state, setState] = useState<'away' | 'over' | 'dismissed'>('away');
  const leaveTimer = useRef<number>(undefined);
  const dismiss = useCallback(() => setState('dismissed'), []);

  // The mouse may have been over the element before hydration.
  useEffect(() => {
    if (ref.current?.matches(':hover')) setState('over');
    return () => window.clearTimeout(leaveTimer.current);
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
        window.clearTimeout(leaveTimer.current);
        setState('over');
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return;
        leaveTimer.current = window.setTimeout(() => setState('away'), graceMs);
      },
    },
  };
};
