import type { Stage } from './stage.ts';

const hstsOf = (hsts: NonNullable<Stage['hsts']>): string =>
  [
    `max-age=${hsts.maxAge}`,
    ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
    ...(hsts.preload ? ['preload'] : []),
  ].join('; ');

/**
 * Returns the response headers of a stage.
 * @param headers headers that the site requires, by lowercase name
 */
export const siteHeaders = (stage: Stage, headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  ...(stage.hsts && { 'strict-transport-security': hstsOf(stage.hsts) }),
  // Excludes a site from search engines while it is not live or has no name yet.
  ...((!stage.live || stage.dns === false) && { 'x-robots-tag': 'noindex, nofollow' }),
});
