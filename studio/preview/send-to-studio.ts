import { teller, type FromPage } from '../frame/frame-messages.ts';

/** Tells the Studio what happens on the page. */
export const tell = teller<FromPage>(() => parent);
