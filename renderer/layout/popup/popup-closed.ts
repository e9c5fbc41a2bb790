import { createStore } from '../../store.ts';

const key = 'popup-closed';

const wasClosed = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    // Not available on the server, and may be disabled in the browser.
    return false;
  }
};

/** Whether the popup was closed in this browser session; without session storage, since the page was loaded. */
export const popupClosed = createStore(wasClosed());

/** Closes the popup for the rest of the session. */
export const closePopup = (): void => {
  popupClosed.set(true);
  try {
    sessionStorage.setItem(key, 'yes');
  } catch {
    // Without storage it stays closed until the page is reloaded.
  }
};
