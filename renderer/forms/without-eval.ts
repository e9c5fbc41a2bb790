import { config } from 'zod/v4/core';

/**
 * Without this zod tries on being loaded whether it may make functions from text, which the content security policy
 * of the site forbids and browsers report. To be imported before any schema.
 */
if (typeof document !== 'undefined') config({ jitless: true });
