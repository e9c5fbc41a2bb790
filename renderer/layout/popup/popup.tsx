import type { Site } from '../../../schema/site.ts';
import { toastShowing } from '../../notices/notice-outlet.tsx';
import { PopupCard } from './popup-card.tsx';
import { popupClosed } from './popup-closed.ts';
import { useEffect, useState } from 'react';

const scrolledPercent = (): number => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrollRange = scrollHeight - clientHeight;
  return scrollRange > 0 ? (window.scrollY / scrollRange) * 100 : 0;
};

/** Whether the page was ever scrolled to at least the given percentage. */
const useScrolled = (percent: number): boolean => {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached) return;
    const check = () => {
      if (scrolledPercent() >= percent) setReached(true);
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [reached, percent]);
  return reached;
};

/**
 * Shows the popup once the visitor has scrolled far enough, unless it was closed in this session. Until then it renders
 * only an empty live region, so that screen readers announce the popup politely.
 */
export const Popup = ({ popup }: { popup: NonNullable<Site['popup']> }) => {
  const closed = popupClosed.use();
  const scrolled = useScrolled(popup.depth);
  const waiting = toastShowing.use();
  return <div aria-live="polite">{scrolled && !closed && <PopupCard popup={popup} waiting={waiting} />}</div>;
};
