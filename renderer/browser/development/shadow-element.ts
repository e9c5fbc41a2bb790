/** Creates an element with the given properties. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  fields: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] => Object.assign(document.createElement(tag), fields);

/** Creates an element with a shadow root, so that page styles do not affect its content. */
export const createShadowElement = (name: string, style: string, ...content: Node[]): HTMLElement => {
  const host = document.createElement(name);
  host.attachShadow({ mode: 'open' }).append(element('style', { textContent: style }), ...content);
  return host;
};
