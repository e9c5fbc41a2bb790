import { createStore } from '../store.ts';

/** Whether a toast is on the screen; what must wait until it is gone follows it. */
export const toastShowing = createStore(false);
