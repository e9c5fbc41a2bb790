import { useEffect, useRef, useState } from 'react';

const durationMs = 500;

/** Returns a whole number that counts to `target` when it changes; without motion if the visitor prefers that. */
export const useCount = (target: number): number => {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    const first = latest.current;
    const start = performance.now();
    const show = (progress: number) => {
      latest.current = Math.round(target + (first - target) * (1 - progress) ** 3);
      setShown(latest.current);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(1);
    let frame = 0;
    const step = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - start) / durationMs));
      show(progress);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    step(first === target ? Infinity : start);
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
};
