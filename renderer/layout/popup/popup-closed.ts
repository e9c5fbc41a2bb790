import { tryOrUndefined } from '../../../schema/try-or-undefined.ts';
import { createStore } from '../../store.ts';

const key = 'popup-closed';

// Session storage is not available on the server, and may be disabled in the browser.
const wasClosed = tryOrUndefined(() => sessionStorage.getItem(key) !== null) ?? false;

/** Whether the popup was closed in this browser session; without session storage, since the page was loaded. */
export const popupClosed = createStore(wasClosed);

/** Closes the popup for the rest of the session; without storage, until the page is reloaded. */
export const closePopup = (): void => {
  popupClosed.set(true);
  tryOrUndefined(() => sessionStorage.setItem(key, 'yes'));
};
