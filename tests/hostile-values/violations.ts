import { findMarkupViolations } from './markup.ts';
import type { Outputs } from './outputs.ts';

// oxlint-disable-next-line no-control-regex
const unprintable = /[^\x20-\x7e]/;
// oxlint-disable-next-line no-control-regex
const lineEnd = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/** Removes image hosts, the only part of the policy that documents may extend. */
const withoutHosts = (policy = ''): string =>
  policy.replace(/(?<=img-src 'self' data:)(?: https:\/\/[a-z0-9.:-]+)+/, '');

const isRoute = (text: string): boolean => /^\/[a-z0-9/-]*$/.test(text) && !text.startsWith('//');

function* findHostingViolations({ headers, redirects }: Outputs['hosting'], plain: Outputs['hosting']) {
  for (const [name, value] of Object.entries(headers)) {
    const isSame = withoutHosts(value) === withoutHosts(plain.headers[name]);
    if (unprintable.test(value) || !isSame) yield `the header ${name}: ${value}`;
  }
  for (const [old, now] of Object.entries(redirects))
    if (!isRoute(old) || !isRoute(now)) yield `the redirect from ${old} to ${now}`;
}

const isSitemap = (xml: string, url: string): boolean =>
  xml
    .split('\n')
    .slice(2, -2)
    .every((line) => /^<url><loc>[^<>]+<\/loc><\/url>$/.test(line) && line.startsWith(`<url><loc>${url}/`));

/**
 * Yields the effects of hostile texts on the outputs of a site other than text.
 * @param outputs outputs of the site with the hostile texts
 * @param plain outputs of the same site without them
 */
export function* findViolations(outputs: Outputs, plain: Outputs): Generator<string> {
  const { url, robots, sitemap, subject } = outputs;
  for (const [what, html] of outputs.markup)
    for (const violation of findMarkupViolations(html, plain.markup.get(what) ?? '', url))
      yield `${what}: ${violation}`;
  yield* findHostingViolations(outputs.hosting, plain.hosting);
  if (robots !== `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`) yield robots;
  if (!isSitemap(sitemap, url)) yield sitemap;
  if (lineEnd.test(subject)) yield `the subject ${JSON.stringify(subject)}`;
}
