import * as z from 'zod';
import type { SpamSignal } from '../schema/forms/spam-signals.ts';
import { leadId, type LeadValues } from './lead-id.ts';
import { describeUnknownFields } from './unknown-fields.ts';
import type { Except } from '../schema/except.ts';

/** Version of the messages that ingest puts on the queue. */
const version = 2;

const text = z.string().catch('');

const leadForm = z.object({
  /** The `type` of the request. */
  type: text,
  /** The name of the form for the owner. If it is not known, it may be visitor input. */
  name: text,
  revision: text,
  /** Whether the request was validated with the form from which it was sent. */
  known: z.boolean().catch(false),
});

const leadField = z.object({
  name: z.string(),
  /** The kind of the field (schema/forms/kinds/); it may be one that only another version knows. */
  kind: z.string(),
  /** The label as the visitor read it. */
  label: z.string(),
  value: z.union([z.string(), z.array(z.string())]),
  /** The labels of the chosen options. */
  chosen: z.array(z.string()).optional().catch(undefined),
});

/** The form of a lead. */
type LeadForm = z.infer<typeof leadForm>;

/** A field of a lead that was filled in. */
export type LeadField = z.infer<typeof leadField>;

/**
 * A message of any version. It is parsed leniently, so that messages of another version do not fail: everything except for
 * the id and the time may be missing. Version 1 has `lead`, the request itself, instead of `form` and `fields`.
 */
const anyMessage = z.object({
  id: z.string().regex(/^[a-z0-9]{8,64}$/),
  receivedAt: z.iso.datetime(),
  suspectedSpam: z.boolean().catch(false),
  spamSignals: z.array(z.string()).catch([]),
  page: text,
  form: leadForm.optional().catch(undefined),
  fields: z.array(z.unknown()).catch([]),
  lead: z.record(z.string(), z.unknown()).catch({}),
});

/** A lead as everything behind the queue reads it. Its fields are in the order of the form. */
export type LeadMessage = Except<z.infer<typeof anyMessage>, 'form' | 'fields' | 'lead'> & {
  form: LeadForm;
  fields: LeadField[];
};

/** Parses a message of any version. */
export const parseMessage = (body: string): LeadMessage => {
  const { form, fields, lead, ...message } = anyMessage.parse(JSON.parse(body));
  if (form)
    return { ...message, form, fields: fields.flatMap((field) => leadField.safeParse(field).data ?? []) };
  const { type, ...values } = lead;
  const name = text.parse(type);
  return {
    ...message,
    form: { type: name, name, revision: '', known: false },
    fields: describeUnknownFields(values).fields,
  };
};

/** An accepted request: its form, its values for the id of the lead, and its fields in the order of the form. */
export type Submission = { form: LeadForm; values: LeadValues; fields: LeadField[] };

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
  // What a sender of version 1 reads, which may still run during a deployment or after a rollback.
  ...(form.known && { lead: { type: form.type, ...values } }),
});
export type QueuedLead = ReturnType<typeof createMessage>;
