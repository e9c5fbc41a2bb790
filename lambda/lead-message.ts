import * as z from 'zod';
import type { LeadRequest } from '../schema/forms/request.ts';
import { mapFieldKinds } from '../schema/forms/map-field-kinds.ts';
import type { SpamSignal } from '../schema/forms/spam-signals.ts';
import { leadFields } from './lead-fields.ts';
import { leadId } from './lead-id.ts';

/** Version of the messages that ingest puts on the queue. */
const version = 1;

const text = z.string().catch('');
const fieldSchemas = {
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
 * A message on the queue, validated by ingest. The sender parses it leniently, so that messages of another version do not
 * fail: all fields except for the id and the time may be missing.
 */
const leadMessage = z.object({
  id: z.string().regex(/^[a-z0-9]{8,64}$/),
  receivedAt: z.iso.datetime(),
  suspectedSpam: z.boolean().catch(false),
  spamSignals: z.array(z.string()).catch([]),
  page: text,
  lead: z.object({
    type: text,
    ...mapFieldKinds(leadFields, fieldSchemas),
  }),
});
export type LeadMessage = z.infer<typeof leadMessage>;

/** Parses a message of any version. */
export const parseMessage = (body: string) => leadMessage.parse(JSON.parse(body));

/**
 * Creates the message for the queue.
 * @param spamSignals why the request may be from a robot; empty if it does not look like one
 * @param page path of the page with the form; empty if unknown
 */
export const createMessage = (
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
export type QueuedLead = ReturnType<typeof createMessage>;
