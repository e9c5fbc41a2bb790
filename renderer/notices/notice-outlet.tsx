import type { ReactNode } from 'react';
import { createStore } from '../store.ts';

/** The element that renders the notices; null until the forms, which are the only users of notices, have loaded their code. */
export const noticeStore = createStore<ReactNode>(null);

/** Renders the notices next to the page, so that they remain after a navigation. */
export const NoticeOutlet = (): ReactNode => noticeStore.use();

/** Whether a toast is displayed. */
export const toastShowing = createStore(false);
