import { config } from 'zod/v4/core';

/**
 * Disables zod's test whether `new Function` is allowed, which it runs on load and which browsers report as a violation
 * of the Studio's Content-Security-Policy. Must be imported before any schema.
 */
if (typeof document !== 'undefined') config({ jitless: true });
