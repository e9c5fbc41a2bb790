import { encodePath } from '../../documents/read/site/request-path.ts';
import { contentTypes, headersForKey, immutablePrefixes } from './content-headers.ts';
import type { Hosting } from './hosting.ts';

/** Quotes a string of the configuration. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Percent-encodes the target of a redirect. nginx would replace variables, which begin with a dollar sign. */
const encodeTarget = (route: string): string => encodePath(route).replaceAll('$', '%24');

/** Returns the lines for content types. nginx appends the charset itself, because it compresses by types without one. */
const typeLines = (): string => {
  const types = Object.entries(contentTypes).map(([extension, type]) => [
    extension.slice(1),
    ...type.split(';'),
  ]);
  // `text/html` is left out, because nginx treats it as text by default.
  const texts = new Set(
    types.flatMap(([, type, charset]) => (charset && type !== 'text/html' ? [type] : [])),
  );
  return `types {
${types.map(([extension, type]) => `  ${type} ${extension};\n`).join('')}}
default_type ${headersForKey('').contentType};
charset utf-8;
charset_types ${[...texts].join(' ')};
gzip on;
gzip_vary on;
gzip_types ${[...texts, 'image/svg+xml'].join(' ')};`;
};

/**
 * Returns the configuration of a built site for nginx, to be included in a `server` block whose `root` is the folder of the
 * site. It responds as `cleanUrl` does. Source: nginx documentation, modules `ngx_http_core_module` and
 * `ngx_http_rewrite_module`.
 */
export const nginxConfiguration = ({ headers, redirects }: Hosting): string =>
  `# Written by the site builder. Include it in a server block:
#   server { listen 80; server_name www.example.com; root /srv/site; include /srv/site/.nginx.conf; }

${typeLines()}

absolute_redirect off;
error_page 404 @missing;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
set $site_cache ${quote(headersForKey('').cacheControl)};
set $site_allow "";
add_header cache-control $site_cache always;
# Without a value the header is not sent.
add_header allow $site_allow always;

if ($request_method !~ "^(?:GET|HEAD)$") {
  set $site_allow "GET, HEAD";
  return 405;
}
# Control characters, backslashes, empty segments, and segments that begin with a dot.
if ($request_uri ~* "^[^?]*(?:%[01][0-9a-f]|%7f|%5c|\\\\\\\\|(?:/|%2f)(?:/|%2f|(?:\\.|%2e)(?!well-known(?:[/?]|%2f|$))))") {
  return 404;
}

# Former routes match with any suffix; the comparison below finds out whether a suffix was removed.
set $site_path $uri;
rewrite "^(?:/index\\.html|\\.html|/)+$" /;
rewrite "^(.+?)(?:/index\\.html|\\.html|/)+$" $1;
${Object.entries(redirects)
  .map(([old, route]) => `location = ${quote(old)} { return 301 "${encodeTarget(route)}$is_args$args"; }\n`)
  .join('')}
${immutablePrefixes
  .map(
    (prefix) => `location ^~ /${prefix} {
  if ($uri != $site_path) { rewrite "^(.*)$" $1 permanent; }
  set $site_cache ${quote(headersForKey(prefix).cacheControl)};
  try_files $uri =404;
}
`,
  )
  .join('')}
location ~ "\\.[A-Za-z0-9]+$" {
  if ($uri != $site_path) { rewrite "^(.*)$" $1 permanent; }
  try_files $uri =404;
}
location / {
  if ($uri != $site_path) { rewrite "^(.*)$" $1 permanent; }
  try_files $uri/index.html =404;
}
location @missing {
  set $site_cache ${quote(headersForKey('').cacheControl)};
  try_files /404.html =404;
}
`;
