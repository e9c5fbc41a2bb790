import type { Site } from '../../../schema/site.ts';
import { PopupCard } from './popup-card.tsx';
import { popupClosed } from './popup-closed.ts';
import { useEffect, useState } from 'react';

/** Whether the page was ever scrolled to at least the given percentage. */
const useScrolled = (percent: number): boolean => {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached) return;
    const check = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isFarEnough = scrollTop * 100 >= (scrollHeight - clientHeight) * percent;
      if (scrollTop > 0 && isFarEnough) setReached(true);
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
  return <div aria-live="polite">{scrolled && !closed && <PopupCard popup={popup} />}</div>;
};
