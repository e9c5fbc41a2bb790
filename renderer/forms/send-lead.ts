import type { LeadRequest } from '../../schema/forms/request.ts';

/** Where both forms send (docs/specification.md 6.1). */
export const leadEndpoint = '/api/send-email';

/** After this many milliseconds an answer is not waited for any longer. */
const patience = 20_000;

/** A field that the server refused, in words for the visitor. */
export type FieldFault = { field: string; message: string };

/** What became of a request. `faults` is empty unless the server named fields. */
export type Outcome = { sent: true } | { sent: false; reason: string; faults: FieldFault[] };

const isFault = (value: unknown): value is FieldFault =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string';

/** The faults in the body of a refusal; none when the body is not what the Lambda writes. */
const readFaults = async (response: Response): Promise<FieldFault[]> => {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('fields' in body) || !Array.isArray(body.fields))
    return [];
  return body.fields.filter(isFault);
};

/**
 * Sends a request and says what became of it; success is an OK status alone. Never throws.
 * @param request exactly the fields of docs/specification.md 6.1
 * @param trap what the hidden field holds; sent only when something filled it
 * @param fillTime milliseconds between the first touch of the form and now
 */
export const sendLead = async (request: LeadRequest, trap: string, fillTime: number): Promise<Outcome> => {
  try {
    const response = await fetch(leadEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-fill-time': String(Math.round(fillTime)) },
      body: JSON.stringify(trap === '' ? request : { ...request, company: trap }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.ok) return { sent: true };
    const faults = response.status === 422 ? await readFaults(response) : [];
    return { sent: false, reason: `status ${response.status}`, faults };
  } catch (error) {
    return { sent: false, reason: error instanceof Error ? error.name : 'unknown', faults: [] };
  }
};
