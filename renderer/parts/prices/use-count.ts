import { useEffect, useRef, useState } from 'react';

const durationMs = 500;

/** Returns a whole number that counts to `target` when it changes; without motion if the visitor prefers that. */
export const useCount = (target: number): number => {
  const [shown, setShown] = useState(target);
  const latest = useRef(target);
  useEffect(() => {
    const first = latest.current;
    const end = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : performance.now() + durationMs;
    let frame = requestAnimationFrame(function step(now) {
      const remaining = Math.max(0, end - now) / durationMs;
      latest.current = Math.round(target + (first - target) * Math.min(1, remaining) ** 3);
      setShown(latest.current);
      if (remaining > 0) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return shown;
};
