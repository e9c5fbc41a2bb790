import { createHash, timingSafeEqual } from 'node:crypto';

/** The header that CloudFront adds to what it passes on; the API's own address is reachable without it. */
export const frontDoorHeader = 'x-front-door';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether the request came through the front door. All secrets are compared, each in constant time; two are
 * accepted, so that a change of the secret refuses nobody on the way.
 * @param secrets accepted values; with none every request passes
 * @param given value of the header, null without one
 */
export const isFromFrontDoor = (secrets: readonly string[], given: string | null): boolean =>
  secrets.length === 0 ||
  secrets.filter((secret) => timingSafeEqual(digest(secret), digest(given ?? ''))).length > 0;
