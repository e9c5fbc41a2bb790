import type { Site } from '../../../schema/site.ts';
import { toastShowing } from '../../notices/notice-outlet.tsx';
import { PopupCard } from './popup-card.tsx';
import { popupClosed } from './popup-closed.ts';
import { useEffect, useState } from 'react';

const depth = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  return way > 0 ? (window.scrollY / way) * 100 : 0;
};

/** Whether the page was ever scrolled as deep as the given percentage of its way. */
const useScrolled = (percent: number): boolean => {
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

/**
 * Brings the card once the visitor has scrolled so far, unless it was closed in this session. Until then there is
 * nothing but an empty live region, so that screen readers hear of the card politely.
 */
export const Popup = ({ popup }: { popup: NonNullable<Site['popup']> }) => {
  const closed = popupClosed.use();
  const scrolled = useScrolled(popup.depth);
  const waiting = toastShowing.use();
  return <div aria-live="polite">{scrolled && !closed && <PopupCard popup={popup} waiting={waiting} />}</div>;
};
