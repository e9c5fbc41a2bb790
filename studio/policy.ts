/** Directives of both the Studio and the preview frame: only resources of their own origin. */
const common = {
  'default-src': ["'self'"],
  // WebAssembly is for the HEIC decoder.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const serializePolicy = (
  ancestors: string,
  images: readonly string[],
  requests?: readonly string[],
): string =>
  Object.entries({
    ...common,
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    ...(requests && { 'connect-src': requests }),
    'frame-ancestors': [ancestors],
  })
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
  local: serializePolicy("'self'", ['https:']),
  // `blob:` allows fetching in-memory images.
  deployed: serializePolicy("'none'", [], ["'self'", 'blob:', api]),
  frame: serializePolicy("'self'", [], ["'none'"]),
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
