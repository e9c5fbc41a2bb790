import * as z from 'zod';
import type { Except } from '../schema/except.ts';
import type { Form } from '../schema/form.ts';
import { describeUnknownFields } from './lead-fields.ts';

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
export type LeadForm = z.infer<typeof leadForm>;

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

/** A lead in the archive or in the dead-letter queue. `waiting`: it is on the queue, or its marker was lost. */
export type StoredLead = { message: LeadMessage; state: 'mailed' | 'waiting' | 'dead letter' };

/** Returns the first value of a kind, such as the visitor's name. Empty if there is none. */
export const findValue = ({ fields }: Pick<LeadMessage, 'fields'>, kind: string): string =>
  [fields.find((field) => field.kind === kind)?.value ?? ''].flat().join(', ');

/** Returns the name of a lead's form in the documents, which is never visitor input. Undefined if the form is unknown. */
export const findFormName = ({ form }: LeadMessage, forms: readonly Form[]): string | undefined =>
  form.known ? form.name : forms.find(({ type }) => type === form.type)?.name;
