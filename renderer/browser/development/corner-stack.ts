/** Creates an element with the given properties. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  fields: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(tag), fields);

/** Creates an element with a shadow root, so that page styles do not affect its content. */
const createShadowElement = (name: string, style: string, ...content: Node[]): HTMLElement => {
  const host = document.createElement(name);
  host.attachShadow({ mode: 'open' }).append(element('style', { textContent: style }), ...content);
  return host;
};

const style = `
  :host { position: fixed; left: 28px; bottom: calc(16px + var(--bottom-bar, 0px)); z-index: 99999; box-sizing: border-box; max-width: min(720px, calc(100vw - 44px)); display: flex; flex-direction: column; gap: 8px; align-items: flex-start; }
  @media print { :host { display: none; } }`;
/** Margin around the notices in px. */
const margin = 16;

let corner: HTMLElement | undefined;

/** Adds a notice of the development server to the stack in the corner of the screen. @returns its element */
export const addNotice = (name: string, noticeStyle: string, ...content: Node[]): HTMLElement => {
  if (!corner) {
    corner = createShadowElement('developer-notes', style, element('slot'));
    document.body.append(corner);
    // Bottom padding, so that the end of the page can be scrolled above the notices.
    new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0;
      document.documentElement.style.paddingBottom = height > 0 ? `${height + 2 * margin}px` : '';
    }).observe(corner);
  }
  const notice = createShadowElement(name, noticeStyle, ...content);
  corner.append(notice);
  return notice;
};
