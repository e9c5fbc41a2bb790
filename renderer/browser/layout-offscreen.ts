/** After this many milliseconds an idle moment is not waited for: some browsers see none until the next frame. */
const timeoutMs = 300;

/** Ends when the browser has nothing else to do, or soon; Safari does not say when that is. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve);
  });

/**
 * Lays out what the browser has put off below the window (`renderer/theme/global.tsx`), section by section while
 * nothing else is to be done: from then on the page has its full height, as going back to a place on it needs.
 */
export const layOutOffscreen = async (): Promise<void> => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    await idle();
    section.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['layout'] = 'whole';
};
