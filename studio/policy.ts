/** What runs code: only what comes with the Studio, and the decoder of pictures of telephones. */
const scripts = ["'self'", "'wasm-unsafe-eval'"];

/** What both the Studio and the page in it may do: nothing but what comes with them. */
const common = {
  'default-src': ["'self'"],
  'script-src': scripts,
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const written = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * The content-security policies of the Studio, as headers say them.
 * - `local`: on this machine; pictures of other hosts that pages name are shown.
 * - `deployed`: it asks itself and the API, and nobody else.
 * - `frame`: the page in the deployed Studio asks nobody.
 *
 * @param api origin of the API that a deployed Studio asks
 */
export const policies = (api: string): Record<'local' | 'deployed' | 'frame', string> => ({
  local: written({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'frame-ancestors': ["'self'"],
  }),
  deployed: written({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:'],
    // What it holds itself is asked for as `blob:`.
    'connect-src': ["'self'", 'blob:', api],
    'frame-ancestors': ["'none'"],
  }),
  frame: written({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  }),
});

/** A policy as a page itself can say it: who may show it in a frame is left to the header. */
export const inPage = (policy: string): string => policy.replace(/; frame-ancestors [^;]+/, '');

/** Where GitHub's API is. */
export const githubApi = 'https://api.github.com';
