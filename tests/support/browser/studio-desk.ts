/**
 * A window in which the Studio shows the page in its own size, in pixels: Playwright aims beside what is made smaller.
 */
export const studioDesk = { width: 1760, height: 900 };
