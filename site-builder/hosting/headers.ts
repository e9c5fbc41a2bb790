import { startScriptHashes } from '../client/start-script-hashes.ts';

/**
 * The content security policy of every page: no inline script but the one that starts the others; inline styles
 * because the critical CSS of a page stands in its head and notices bring a style sheet of their own.
 * @param imageHosts hosts whose pictures the site shows
 */
const contentSecurityPolicy = (imageHosts: string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...startScriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/**
 * Headers of every answer. Sources: OWASP Secure Headers Project; MDN. Five minutes of HTTPS alone, the first step of
 * hstspreload.org: browsers cannot be told to forget a longer time, and only who runs the site knows of all its names.
 */
export const securityHeaders = (imageHosts: string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(imageHosts),
  'strict-transport-security': 'max-age=300',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});
