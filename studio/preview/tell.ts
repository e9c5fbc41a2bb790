import type { FromPage } from '../page/messages.ts';

/** Tells the Studio around this page. */
export const tell = (message: FromPage): void => parent.postMessage(message, location.origin);
