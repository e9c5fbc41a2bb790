import type { BrowserContextOptions } from 'playwright-core';

/** Viewport in which the Studio shows the page unscaled: Playwright's coordinates are wrong in scaled frames. */
export const studioDesk = { width: 1760, height: 900 };

/** The viewport with reduced motion: an animated menu could move away under the pointer. */
export const studioEditor: BrowserContextOptions = { viewport: studioDesk, reducedMotion: 'reduce' };
