import * as z from 'zod';
import type { LeadRequest } from '../schema/forms/request.ts';
import { mapFieldKinds } from '../schema/forms/map-field-kinds.ts';
import type { SpamSignal } from '../schema/forms/spam-signals.ts';
import { leadFields } from './lead-fields.ts';
import { leadId } from './lead-id.ts';

/** Version of the message that ingest puts on the queue. */
const version = 1;

const text = z.string().catch('');
const kinds = {
  name: text,
  line: text,
  optionalLine: text,
  email: text,
  phone: text,
  zipCode: text,
  text,
  longText: text,
  rooms: z.array(z.string()).catch([]),
};

/**
 * What waits on the queue. Ingest has checked it; the sender reads it leniently, so that a deploy with another
 * shape cannot poison the messages that wait: beside the id and the time any field may be missing.
 */
const leadMessage = z.object({
  id: z.string().regex(/^[a-z0-9]{8,64}$/),
  receivedAt: z.iso.datetime(),
  suspectedSpam: z.boolean().catch(false),
  spamSignals: z.array(z.string()).catch([]),
  page: text,
  lead: z.object({
    type: text,
    ...mapFieldKinds(leadFields, kinds),
  }),
});
export type LeadMessage = z.infer<typeof leadMessage>;

/** Reads a message of any version. */
export const readMessage = (body: string) => leadMessage.parse(JSON.parse(body));

/**
 * The message for the queue.
 * @param spamSignals why a robot is suspected; empty when none is
 * @param page path of the page with the form; empty when it is not known
 */
export const writeMessage = (
  lead: LeadRequest,
  receivedAt: Date,
  spamSignals: SpamSignal[],
  page: string,
) => ({
  v: version,
  id: leadId(lead),
  receivedAt: receivedAt.toISOString(),
  suspectedSpam: spamSignals.length > 0,
  spamSignals,
  page,
  lead,
});
export type QueuedLead = ReturnType<typeof writeMessage>;
