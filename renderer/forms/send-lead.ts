import type { LeadRequest } from '../../schema/forms/request.ts';
import { honeypotName } from '../../schema/forms/spam-signals.ts';
import { leadEndpoint } from '../urls.ts';

/** Maximum time to wait for the response, in ms. */
const timeoutMs = 20_000;

/** An invalid field and the message for the visitor. */
export type ShownError = { field: string; message: string };

/**
 * The result of a request. `errors` contains the invalid fields that the server reported, if any; `preview` is true if
 * the page is the preview of a change, where requests are not delivered.
 */
type Outcome = { sent: true } | { sent: false; preview: boolean; reason: string; errors: ShownError[] };

/** Body of an error response. Untrusted: a proxy may have answered instead of the Lambda. */
type ErrorBody = { error?: unknown; fields?: unknown };

const readErrorBody = async (response: Response): Promise<ErrorBody> =>
  Object(await response.json().catch(() => null)) as ErrorBody;

/** Whether a response comes from a preview (docs/specification.md 6.8). A host without a form handler also responds with 501, but without this body. */
const isPreview = (status: number, { error }: ErrorBody): boolean => status === 501 && error === 'preview';

/** Returns the field errors in the body of a 422 response; none if the body does not have the Lambda's format. */
const findFieldErrors = ({ fields }: ErrorBody): ShownError[] => {
  return Array.isArray(fields)
    ? fields.filter((item) => typeof item?.field === 'string' && typeof item.message === 'string')
    : [];
};

/** Returns a signal that aborts after `ms` milliseconds. Safari 15 and Chrome 102 lack `AbortSignal.timeout`. */
const abortAfter = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('no response', 'TimeoutError')), ms);
  return controller.signal;
};

/** Sends a prepared request once and returns the outcome. Never throws. */
type SendLead = () => Promise<Outcome>;

/**
 * Prepares a request, so that missing browser features are detected before anything is sent. Only a 2xx status without
 * a redirect counts as success.
 * @param request a request validated by `checkLead`, with exactly the fields of docs/specification.md 6.1
 * @param honeypot value of the honeypot field; sent only if it is not empty
 * @param fillTime milliseconds since the first interaction with the form; undefined if unknown
 * @throws TypeError if the browser lacks `fetch` or `AbortController`
 */
export const prepareLead = (
  request: LeadRequest,
  honeypot: string,
  fillTime: number | undefined,
): SendLead => {
  const post = fetch.bind(globalThis, leadEndpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(fillTime !== undefined && { 'x-fill-time': String(Math.round(fillTime)) }),
    },
    body: JSON.stringify(honeypot === '' ? request : { ...request, [honeypotName]: honeypot }),
    redirect: 'error',
    signal: abortAfter(timeoutMs),
  });
  return async () => {
    try {
      const response = await post();
      if (response.ok) return { sent: true };
      const { status } = response;
      const body = await readErrorBody(response);
      const errors = status === 422 ? findFieldErrors(body) : [];
      return { sent: false, preview: isPreview(status, body), reason: `status ${status}`, errors };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      return { sent: false, preview: false, reason, errors: [] };
    }
  };
};
