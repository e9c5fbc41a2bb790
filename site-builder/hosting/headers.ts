import type { Site } from '../../schema/site.ts';
import { startScriptHashes } from '../client/start-script-hashes.ts';

/** What the content security policy depends on: the hosts of images and embedded pages, and the URL that forms post to. */
type Policy = Pick<Site, 'imageHosts' | 'embeds'> & { forms: Pick<Site['forms'], 'endpoint'> };

/**
 * Returns the content security policy of every page. The only allowed inline script is the start script. Inline styles are
 * allowed because pages contain critical CSS, and notices add a style sheet.
 */
const contentSecurityPolicy = ({ imageHosts = [], embeds = [], forms: { endpoint } }: Policy): string => {
  // Scripts send the forms with `fetch`; without scripts the browser posts them itself.
  const formTargets = ["'self'", ...(endpoint === undefined ? [] : [new URL(endpoint).origin])].join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...startScriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imageHosts.map((host) => `https://${host}`)].join(' '),
    ["frame-src 'self'", ...embeds.map(({ host }) => `https://${host}`)].join(' '),
    "font-src 'self'",
    `connect-src ${formTargets}`,
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
};

/**
 * Returns the security headers of every response. Sources: OWASP Secure Headers Project; MDN. HSTS lasts five minutes, the
 * first step of hstspreload.org, because browsers cannot be made to forget a longer one and only the operator knows whether
 * all subdomains support HTTPS.
 */
export const securityHeaders = (site: Policy): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(site),
  'strict-transport-security': 'max-age=300',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
});
