import { createHash, timingSafeEqual } from 'node:crypto';

/** The header that CloudFront adds to forwarded requests, because the API's own URL is publicly reachable without it. */
export const frontDoorHeader = 'x-front-door';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether the request came through CloudFront. All secrets are compared, each in constant time. During a change of the
 * secret two are accepted, so that no request is rejected.
 * @param secrets accepted values; if empty, every request passes
 * @param value value of the header, null if missing
 */
export const isFromFrontDoor = (secrets: readonly string[], value: string | null): boolean =>
  secrets.length === 0 ||
  secrets.filter((secret) => timingSafeEqual(digest(secret), digest(value ?? ''))).length > 0;

/**
 * The header of a monitoring probe of the forms (lambda/watch/). A GET with it is answered with 200 if the request came the
 * same way as a form, through CloudFront with the front-door secret. A GET is never a lead, and no lead metric counts it.
 */
export const probeHeader = 'x-probe';
