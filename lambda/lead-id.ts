import { createHash } from 'node:crypto';
import type { LeadRequest } from '../schema/forms/request.ts';

/**
 * Returns the id of a lead: a hash of the cleaned request, so that a second press of the button and retries by the network
 * or the visitor are the same lead. The same request on another day has the same id, which shows the business that it is a
 * repeat; the archive stores both because its keys contain the day.
 */
export const leadId = (request: LeadRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 20);
