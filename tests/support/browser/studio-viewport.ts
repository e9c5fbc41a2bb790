import type { BrowserContextOptions } from 'playwright-core';

/**
 * A window in which the Studio shows the page in its own size, in pixels: Playwright aims beside what is made smaller.
 */
export const studioDesk = { width: 1760, height: 900 };

/** An editor at that window who asked for less motion: a menu that grows may move away under a pointer that presses. */
export const studioEditor: BrowserContextOptions = { viewport: studioDesk, reducedMotion: 'reduce' };
