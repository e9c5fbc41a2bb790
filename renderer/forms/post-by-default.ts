const openingTag = /<form(?=[\s>])([^>]*)>/g;
const has = (attributes: string, name: string): boolean => new RegExp(`\\s${name}=`).test(attributes);

/**
 * Sets `method="post"` on every form without a method. HTML's default is GET, which would write the visitor's data to
 * the URL and to logs if the form is submitted without its script.
 * @param html HTML rendered by React, which escapes `>` in attributes
 * @param endpoint the URL that the forms of the site post to
 */
export const setPostMethod = (html: string, endpoint: string): string =>
  html.replaceAll(openingTag, (tag, attributes: string) => {
    if (has(attributes, 'method')) return tag;
    const action = has(attributes, 'action') ? '' : ` action="${endpoint}"`;
    return `<form method="post"${action}${attributes}>`;
  });

/** Sets `method="post"` on forms that were rendered in the browser, before their own submit handlers run. */
export const setPostMethodInBrowser = (endpoint: string): void =>
  document.addEventListener(
    'submit',
    ({ target: form }) => {
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('method')) return;
      form.method = 'post';
      if (!form.hasAttribute('action')) form.action = endpoint;
    },
    true,
  );
