import { encodePath } from '../../documents/read/site/request-path.ts';
import { headersForKey, immutablePrefixes } from '../../infra/publish/headers.ts';
import type { FileWriter } from '../output/output-folder.ts';
import type { Hosting } from './hosting.ts';
import { nginxConfiguration } from './nginx.ts';

/**
 * Returns the header rules for Netlify and Cloudflare Pages. Rules for one file are combined, so only the rules of
 * immutable files contain `Cache-Control`; both hosts let browsers revalidate all others. Sources: Netlify Docs, "Custom
 * headers"; Cloudflare Pages docs, "Headers".
 */
const headerRules = ({ headers }: Hosting): string =>
  [
    ['/*', ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)],
    ...immutablePrefixes.map((prefix) => [
      `/${prefix}*`,
      `  cache-control: ${headersForKey(prefix).cacheControl}`,
    ]),
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');

/**
 * Returns the redirect rules for Netlify and Cloudflare Pages. Cloudflare would redirect `/about` to `/about/`; a rule with
 * status 200 prevents it. Netlify serves `/about` itself and ignores that rule, because the page exists. Cloudflare reads
 * 2,000 rules, so redirects precede the rules of pages. Sources: Netlify Docs, "Redirects and rewrites"; Cloudflare Pages
 * docs, "Redirects" and "Serving Pages".
 * @param routes the routes of the pages
 */
const redirectRules = ({ redirects }: Hosting, routes: string[]): string =>
  [
    ...Object.entries(redirects).map(([old, route]) => `${encodePath(old)} ${encodePath(route)} 301`),
    ...routes
      .filter((route) => route !== '/' && route !== '/not-found')
      .map((route) => `${encodePath(route)} ${encodePath(route)}/ 200`),
  ]
    .map((line) => `${line}\n`)
    .join('');

/** Writes the configuration files of other hosts next to the pages. */
export const writeHostFiles = (hosting: Hosting, routes: string[], out: FileWriter): void => {
  out.write('_headers', headerRules(hosting));
  out.write('_redirects', redirectRules(hosting, routes));
  // The name begins with a dot because such files are never served.
  out.write('.nginx.conf', nginxConfiguration(hosting));
};
