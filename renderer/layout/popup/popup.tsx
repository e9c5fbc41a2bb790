import { useEffect, useState } from 'react';
import type { Site } from '../../../schema/site.ts';
import { useToastShowing } from '../../notices/toast-store.ts';
import { PopupCard } from './popup-card.tsx';
import { sessionFlag } from './session-flag.ts';
import { useScrolled } from './use-scrolled.ts';

const closedFlag = sessionFlag('popup-closed');

/**
 * Brings the card once the visitor has scrolled so far, unless it was closed in this session. Until then there is
 * nothing but an empty live region, so that screen readers hear of the card politely.
 */
export const Popup = ({ popup }: { popup: NonNullable<Site['popup']> }) => {
  const [closed, setClosed] = useState(true);
  const scrolled = useScrolled(popup.depth);
  const toast = useToastShowing();
  useEffect(() => setClosed(closedFlag.isSet()), []);
  const close = () => {
    closedFlag.set();
    setClosed(true);
  };
  return (
    <div aria-live="polite">
      {scrolled && !closed && <PopupCard popup={popup} waiting={toast} onClose={close} />}
    </div>
  );
};
