import { startScriptHashes } from '../client/start-script-hashes.ts';

/**
 * Returns the content security policy of every page. The only allowed inline script is the start script. Inline styles are
 * allowed because pages contain critical CSS, and notices add a style sheet.
 * @param imageHosts hosts from which the site shows images
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
 * Returns the security headers of every response. Sources: OWASP Secure Headers Project; MDN. HSTS lasts five minutes, the
 * first step of hstspreload.org, because browsers cannot be made to forget a longer one and only the operator knows whether
 * all subdomains support HTTPS.
 */
export const securityHeaders = (imageHosts: string[]): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(imageHosts),
  'strict-transport-security': 'max-age=300',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});
