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

/**
 * The headers that a host sends with the files of a deployed Studio, by names in small letters: those of `page.html`, in
 * which editors see their page, and of all others.
 *
 * @param api origin of the API that it asks
 */
export const deploymentHeaders = (api: string): Record<'page' | 'others', Record<string, string>> => {
  const { deployed, frame } = policies(api);
  const common = {
    // The page in the Studio is locked away without an origin, and loads its scripts and fonts as a stranger.
    'access-control-allow-origin': '*',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  };
  return {
    page: { ...common, 'content-security-policy': frame },
    others: { ...common, 'content-security-policy': deployed },
  };
};

/** A policy as a page itself can say it: who may show it in a frame is left to the header. */
export const withoutFrameAncestors = (policy: string): string =>
  policy.replace(/; frame-ancestors [^;]+/, '');

/** Where GitHub's API is. */
export const githubApi = 'https://api.github.com';
