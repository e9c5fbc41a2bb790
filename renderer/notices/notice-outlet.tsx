import type { ReactNode } from 'react';
import { createStore } from '../store.ts';

/** Renders the notices. Its code comes with the forms, the only parts that show any; nothing until then. */
export const noticeStore = createStore<ReactNode>(null);

/** Where notices appear: beside the page, so that a notice outlives a move to another page. */
export const NoticeOutlet = (): ReactNode => noticeStore.use();

/** Whether a toast is on the screen; what must wait until it is gone follows it. */
export const toastShowing = createStore(false);
