/** Allowed scripts: those of the Studio, and WebAssembly for the HEIC decoder. */
const scripts = ["'self'", "'wasm-unsafe-eval'"];

/** Directives of both the Studio and the preview frame: only resources of their own origin. */
const common = {
  'default-src': ["'self'"],
  'script-src': scripts,
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const serialize = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/**
 * Returns the content security policies of the Studio as header values.
 * - `local`: for the development server; allows images of other hosts.
 * - `deployed`: for the deployed Studio; allows requests only to itself and the API.
 * - `frame`: for the preview in the deployed Studio; allows no requests.
 *
 * @param api origin of the API
 */
export const policies = (api: string): Record<'local' | 'deployed' | 'frame', string> => ({
  local: serialize({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'frame-ancestors': ["'self'"],
  }),
  deployed: serialize({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:'],
    // `blob:` allows fetching in-memory images.
    'connect-src': ["'self'", 'blob:', api],
    'frame-ancestors': ["'none'"],
  }),
  frame: serialize({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  }),
});

/**
 * Returns the response headers of a deployed Studio, with lowercase names: those of `page.html`, the preview frame, and
 * those of all other files.
 *
 * @param api origin of the API
 */
export const deploymentHeaders = (api: string): Record<'page' | 'others', Record<string, string>> => {
  const { deployed, frame } = policies(api);
  const common = {
    // The sandboxed preview has an opaque origin, so its scripts and fonts are cross-origin requests.
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

/** Removes `frame-ancestors`, which browsers ignore in a `<meta>` policy. */
export const withoutFrameAncestors = (policy: string): string =>
  policy.replace(/; frame-ancestors [^;]+/, '');

/** Origin of GitHub's API. */
export const githubApi = 'https://api.github.com';
