import { useEffect, useState } from 'react';

const depth = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? (window.scrollY / way) * 100 : 0;
};

/** Whether the page was ever scrolled as deep as the given percentage of its way. */
export const useScrolled = (percent: number): boolean => {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached) return;
    const check = () => {
      if (depth() >= percent) setReached(true);
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [reached, percent]);
  return reached;
};
