import { element, createShadowElement } from './shadow-element.ts';

const style = `
  :host { position: fixed; left: 16px; bottom: calc(16px + var(--bottom-bar, 0px)); z-index: 99999; box-sizing: border-box; max-width: min(720px, calc(100vw - 32px)); display: flex; flex-direction: column; gap: 8px; align-items: flex-start; }
  @media print { :host { display: none; } }`;
/** Around the notes, in pixels. */
const margin = 16;

let corner: HTMLElement | undefined;

/** Adds a note of the development server to those in the corner of the screen, one above the other. */
export const addToCornerStack = (note: HTMLElement): void => {
  if (!corner) {
    corner = createShadowElement('developer-notes', style, element('slot'));
    document.body.append(corner);
    // What stands at the end of the page can be scrolled clear of them.
    new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      document.documentElement.style.paddingBottom = height > 0 ? `${height + 2 * margin}px` : '';
    }).observe(corner);
  }
  corner.append(note);
};
