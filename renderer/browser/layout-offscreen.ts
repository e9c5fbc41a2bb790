/** Maximum wait for an waitForIdle callback in ms: some browsers do not call it before the next frame. */
const timeoutMs = 300;

/** Resolves when the browser is waitForIdle; immediately after a task in Safari, which lacks `requestIdleCallback`. */
const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve);
  });

/**
 * Lays out the sections that `content-visibility: auto` skipped (`renderer/theme/global.tsx`), one per idle callback.
 * Afterwards the page has its full height, which restoring a scroll position requires.
 */
export const layOutOffscreen = async (): Promise<void> => {
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
    if (getComputedStyle(section).contentVisibility !== 'auto') continue;
    await waitForIdle();
    section.style.contentVisibility = 'visible';
  }
  document.documentElement.dataset['layout'] = 'whole';
};
