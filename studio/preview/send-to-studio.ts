import { createMessenger, type FromPage } from '../frame/frame-messages.ts';

/** Tells the Studio what happens on the page. */
export const sendToStudio = createMessenger<FromPage>(() => parent);
