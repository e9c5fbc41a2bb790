import { createHash } from 'node:crypto';
import type { Submission } from '../../leads/check-submission.ts';
import type { LeadValues } from '../../leads/lead-fields.ts';
import type { SpamSignal } from '../../schema/forms/request.ts';

/** Version of the messages that ingest puts on the queue. */
const version = 2;

/**
 * Returns the id of a lead: a hash of the cleaned request. Repeats of a request, such as a second press of the button
 * or a retry after a network error, therefore have the id of the first one. The archive stores a repeat on another day
 * separately, because its keys contain the day.
 * @param type the `type` of the request
 * @param values its values in the order of `checkForm`
 * @param attempt the id of the attempt to send it; needed only to distinguish equal requests of different visitors
 */
const leadId = (type: string, values: LeadValues, attempt = ''): string =>
  createHash('sha256')
    .update(JSON.stringify({ type, ...values }))
    .update(attempt)
    .digest('hex')
    .slice(0, 20);

/**
 * Creates the message for the queue.
 * @param spamSignals why the request may be from a robot; empty if it does not look like one
 * @param page path of the page with the form; empty if unknown
 * @param attempt id of the attempt to send the form; empty if unknown. It is part of the id of a lead with neither an
 * e-mail address nor a phone number, because several visitors may give the same answers
 */
export const createMessage = (
  { form, values, fields }: Submission,
  receivedAt: Date,
  spamSignals: SpamSignal[],
  page: string,
  attempt = '',
) => ({
  v: version,
  id: leadId(form.type, values, fields.some(({ kind }) => /^(?:email|phone)$/.test(kind)) ? '' : attempt),
  receivedAt: receivedAt.toISOString(),
  suspectedSpam: spamSignals.length > 0,
  spamSignals,
  page,
  form,
  fields,
  // These fields are for a sender of version 1, which may still run during a deployment or after a rollback.
  ...(form.known && { lead: { type: form.type, ...values } }),
});
export type QueuedLead = ReturnType<typeof createMessage>;
