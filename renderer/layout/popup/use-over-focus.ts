import { useEffect, useState, type RefObject } from 'react';

const controls = 'a, button, input, select, textarea, summary';

const covers = (card: HTMLElement): boolean => {
  const focused = document.activeElement;
  if (!focused?.matches(controls) || card.contains(focused)) return false;
  const upper = card.getBoundingClientRect();
  const lower = focused.getBoundingClientRect();
  return (
    upper.left < lower.right &&
    lower.left < upper.right &&
    upper.top < lower.bottom &&
    lower.top < upper.bottom
  );
};

/** Whether an element that lies over the page covers the control that has the focus (WCAG 2.4.11). */
export const useOverFocus = (ref: RefObject<HTMLElement | null>): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const check = () => setOver(ref.current !== null && covers(ref.current));
    check();
    document.addEventListener('focusin', check);
    document.addEventListener('focusout', check);
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check, { passive: true });
    return () => {
      document.removeEventListener('focusin', check);
      document.removeEventListener('focusout', check);
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [ref]);
  return over;
};
