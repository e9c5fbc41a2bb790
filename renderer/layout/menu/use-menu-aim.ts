import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** Pixels that the direction of the mouse is taken over: a hand trembles. */
const reachPixels = 24;

/** Milliseconds that a mouse on its way to the right may rest on an entry without meaning it. */
const restMs = 300;

/**
 * Tells which entry of a list the mouse means, where what belongs to an entry is shown at the right of the list. On the
 * straight way to there the mouse crosses other entries; they are meant only when it stays on them. Up, down and to
 * the left each entry is meant at once (the "safe triangle" of hierarchical menus).
 *
 * @param onChoose called with the entry that is meant from now on
 * @returns properties for an entry; the one that is meant has `data-chosen`, none until the mouse or a press has said something
 */
export const useMenuAim = (onChoose: (entry: HTMLElement) => void) => {
  const [chosen, setChosen] = useState<number>();
  const from = useRef({ x: 0, y: 0 });
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const choose = (index: number, entry: HTMLElement) => {
    window.clearTimeout(timer.current);
    setChosen(index);
    onChoose(entry);
  };
  /** The way since the mouse was `reachPixels` pixels from here. */
  const wayTo = ({ clientX: x, clientY: y }: PointerEvent) => {
    const way = { x: x - from.current.x, y: y - from.current.y };
    const part = Math.min(1, reachPixels / Math.hypot(way.x, way.y));
    from.current = { x: x - way.x * part, y: y - way.y * part };
    return way;
  };

  return {
    entryProps: (index: number) => ({
      'data-chosen': index === chosen || undefined,
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'touch') return;
        const way = wayTo(event);
        const entry = event.currentTarget;
        window.clearTimeout(timer.current);
        if (index === chosen) return;
        if (way.x < Math.abs(way.y) / 3) return choose(index, entry);
        timer.current = window.setTimeout(() => choose(index, entry), restMs);
      },
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => choose(index, currentTarget),
    }),
  };
};
