import type { Site } from '../../../schema/site.ts';
import { toastShowing } from '../../notices/toast-store.ts';
import { PopupCard } from './popup-card.tsx';
import { popupClosed } from './popup-closed.ts';
import { useScrolled } from './use-scrolled.ts';

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
