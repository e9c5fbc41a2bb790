import { encodePath } from '../../documents/read/site/request-path.ts';
import { headersForKey, immutablePrefixes } from './content-headers.ts';
import type { Page } from '../../schema/page.ts';
import type { FileWriter } from '../output/output-folder.ts';
import type { Hosting } from './hosting.ts';
import { nginxConfiguration } from './nginx.ts';

/**
 * Returns the header rules for Netlify and Cloudflare Pages. Rules for one file are combined, so only the rules of
 * immutable files contain `Cache-Control`; both hosts let browsers revalidate all others. Sources: Netlify Docs, "Custom
 * headers"; Cloudflare Pages docs, "Headers".
 */
const headerRules = ({ headers }: Hosting): string[] => [
  '/*',
  ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ...immutablePrefixes.flatMap((prefix) => [
    `\n/${prefix}*`,
    `  cache-control: ${headersForKey(prefix).cacheControl}`,
  ]),
];

/**
 * Returns the redirect rules for Netlify and Cloudflare Pages. Cloudflare would redirect `/about` to `/about/`; a rule with
 * status 200 prevents it. Netlify serves `/about` itself and ignores that rule, because the page exists. Cloudflare reads
 * 2,000 rules, so redirects precede the rules of pages. Sources: Netlify Docs, "Redirects and rewrites"; Cloudflare Pages
 * docs, "Redirects" and "Serving Pages".
 */
const redirectRules = ({ redirects }: Hosting, pages: Page[]): string[] => [
  ...Object.entries(redirects).map(([old, route]) => `${encodePath(old)} ${encodePath(route)} 301`),
  ...pages
    .filter(({ route }) => route !== '/' && route !== '/not-found')
    .map(({ route }) => `${encodePath(route)} ${encodePath(route)}/ 200`),
];

/** Writes the configuration files of other hosts next to the pages. */
export const writeHostFiles = (hosting: Hosting, pages: Page[], out: FileWriter): void => {
  const write = (name: string, rules: string[]) => out.write(name, rules.map((rule) => `${rule}\n`).join(''));
  write('_headers', headerRules(hosting));
  write('_redirects', redirectRules(hosting, pages));
  // The name begins with a dot because such files are never served.
  out.write('.nginx.conf', nginxConfiguration(hosting));
};
