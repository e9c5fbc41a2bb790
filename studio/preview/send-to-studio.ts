import { createMessenger, type FromPage } from '../frame/frame-messages.ts';

/** Posts a message to the Studio. */
export const sendToStudio = createMessenger<FromPage>(() => parent);
