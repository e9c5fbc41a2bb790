import { createHash } from 'node:crypto';
import type { FieldValue } from '../schema/forms/checked-value.ts';

/** The cleaned values of a request by field name. */
export type LeadValues = Record<string, FieldValue>;

/**
 * Returns the id of a lead: a hash of the cleaned request, so that a second press of the button and retries by the network
 * or the visitor are the same lead. The same request on another day has the same id, which shows the business that it is a
 * repeat; the archive stores both because its keys contain the day.
 * @param type the `type` of the request
 * @param values its values in the order of `checkForm`
 * @param attempt the id of the attempt to send it, if equal requests of several visitors are to be told apart
 */
export const leadId = (type: string, values: LeadValues, attempt = ''): string =>
  createHash('sha256')
    .update(JSON.stringify({ type, ...values }))
    .update(attempt)
    .digest('hex')
    .slice(0, 20);
