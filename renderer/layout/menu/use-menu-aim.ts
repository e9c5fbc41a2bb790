import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

/** Distance in px over which the direction of the mouse is measured, to ignore jitter. */
const directionPx = 24;

/** Time in ms that a mouse moving to the right may rest on an entry without choosing it. */
const restMs = 300;

/**
 * Implements the "safe triangle" of hierarchical menus for a list whose submenu is to its right: entries that the mouse
 * crosses on the way to the submenu are chosen only if it rests on them. When it moves up, down or to the left, each
 * entry is chosen immediately.
 *
 * @param onChoose called with the newly chosen entry
 * @returns the index of the chosen entry, undefined before the first mouse move, click or focus; props for an
 * entry; the chosen one has `data-chosen`
 */
export const useMenuAim = (onChoose: (entry: HTMLElement) => void) => {
  const [chosen, setChosen] = useState<number>();
  const start = useRef({ x: 0, y: 0 });
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const choose = (index: number, entry: HTMLElement) => {
    window.clearTimeout(timer.current);
    setChosen(index);
    onChoose(entry);
  };
  /** Returns the movement of the mouse over at most the last `directionPx` pixels. */
  const measureMovement = ({ clientX: x, clientY: y }: PointerEvent) => {
    const movement = { x: x - start.current.x, y: y - start.current.y };
    const ratio = Math.min(1, directionPx / Math.hypot(movement.x, movement.y));
    start.current = { x: x - movement.x * ratio, y: y - movement.y * ratio };
    return movement;
  };

  return {
    chosen,
    entryProps: (index: number) => ({
      'data-chosen': index === chosen || undefined,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return;
        const movement = measureMovement(event);
        const entry = event.currentTarget;
        window.clearTimeout(timer.current);
        if (index === chosen) return;
        if (movement.x < Math.abs(movement.y) / 3) return choose(index, entry);
        timer.current = window.setTimeout(() => choose(index, entry), restMs);
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => choose(index, currentTarget),
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => choose(index, currentTarget),
    }),
  };
};
