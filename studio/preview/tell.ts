import { teller, type FromPage } from '../page/messages.ts';

/** Tells the Studio what happens on the page. */
export const tell = teller<FromPage>(() => parent);
