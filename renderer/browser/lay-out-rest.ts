import { idle } from './idle.ts';

/**
 * Lays out what the browser has put off below the window (`renderer/theme/global.tsx`), section by section while
 * nothing else is to be done: from then on the page has its full height, as going back to a place on it needs.
 */
export const layOutRest = async (): Promise<void> => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    await idle();
    section.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['layout'] = 'whole';
};
