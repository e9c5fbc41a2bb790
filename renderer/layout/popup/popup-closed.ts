import { createStore } from '../../store.ts';

const key = 'popup-closed';

const wasClosed = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // There is none on a server, and a browser may forbid it.
    return false;
  }
};

/** Whether the card was closed in this session of the browser; where storage is forbidden, since the page was loaded. */
export const popupClosed = createStore(wasClosed());

/** Keeps the card away for the rest of the session. */
export const closePopup = (): void => {
  popupClosed.set(true);
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // It stays away until the page is loaded again.
  }
};
