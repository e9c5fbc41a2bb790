import { leadEndpoint } from '../urls.ts';

const openingTag = /<form(?=[\s>])([^>]*)>/g;
const has = (attributes: string, name: string): boolean => new RegExp(`\\s${name}=`).test(attributes);

/**
 * Makes every form post that does not state its method: the default of HTML is GET, which would put what a visitor typed
 * into the address and the logs when the form is sent without its script.
 * @param html written by React, which escapes `>` in attributes
 */
export const setPostMethod = (html: string): string =>
  html.replaceAll(openingTag, (tag, attributes: string) => {
    if (has(attributes, 'method')) return tag;
    const action = has(attributes, 'action') ? '' : ` action="${leadEndpoint}"`;
    return `<form method="post"${action}${attributes}>`;
  });

/** The same for forms that are rendered in the browser, before their own handlers run. */
export const setPostMethodInBrowser = (): void =>
  document.addEventListener(
    'submit',
    ({ target: form }) => {
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('method')) return;
      form.method = 'post';
      if (!form.hasAttribute('action')) form.action = leadEndpoint;
    },
    true,
  );
