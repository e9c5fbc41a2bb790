import type { Stage } from './stage.ts';

const hstsOf = (hsts: NonNullable<Stage['hsts']>): string =>
  [
    `max-age=${hsts.maxAge}`,
    ...(hsts.includeSubDomains ? ['includeSubDomains'] : []),
    ...(hsts.preload ? ['preload'] : []),
  ].join('; ');

/**
 * The headers of every answer of a stage.
 * @param headers those that the site asks for, by names in small letters
 */
export const siteHeaders = (stage: Stage, headers: Record<string, string>): Record<string, string> => ({
  ...headers,
  ...(stage.hsts && { 'strict-transport-security': hstsOf(stage.hsts) }),
  // A site that customers do not use, or that has not got its name yet, is not to be found.
  ...((!stage.live || stage.dns === false) && { 'x-robots-tag': 'noindex, nofollow' }),
});
