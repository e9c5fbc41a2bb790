/** A new element with some of its properties. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  fields: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(tag), fields);

/** A new element whose content has styles of its own, apart from those of the page. */
export const createShadowElement = (name: string, style: string, ...content: Node[]): HTMLElement => {
  const host = document.createElement(name);
  host.attachShadow({ mode: 'open' }).append(element('style', { textContent: style }), ...content);
  return host;
};
