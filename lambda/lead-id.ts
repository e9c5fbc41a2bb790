import { createHash } from 'node:crypto';
import type { LeadRequest } from '../schema/forms/request.ts';

/**
 * The id of a lead: a hash of the cleaned request, so that a second press of the button, a retry by the network
 * and a retry by the visitor are one lead. The same request on another day has the same id as well, which tells
 * the estimator that it is a repeat; the archive keeps both because its keys begin with the day.
 */
export const leadId = (request: LeadRequest): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 20);
