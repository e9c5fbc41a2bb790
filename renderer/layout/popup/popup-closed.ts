import { createStore } from '../../store.ts';
import { sessionFlag } from './session-flag.ts';

const flag = sessionFlag('popup-closed');
const closed = createStore(flag.isSet());

/** Keeps the card away for the rest of the browser session. */
export const closePopup = (): void => {
  flag.set();
  closed.set(true);
};

/** Whether the card was closed in this session. */
export const usePopupClosed = closed.use;
