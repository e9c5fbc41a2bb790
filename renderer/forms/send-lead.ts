import type { LeadRequest } from '../../schema/forms/request.ts';
import { honeypotName } from '../../schema/forms/spam-signals.ts';
import { leadEndpoint } from '../urls.ts';

/** A server that has not answered by then does not answer. */
const timeoutMs = 20_000;

/** A field that is not right, in words for the visitor. */
export type ShownError = { field: string; message: string };

/**
 * What became of a request. `errors` is empty unless the server named fields; `preview` when the page is the preview of a
 * change, where nobody is there to be sent to.
 */
type Outcome = { sent: true } | { sent: false; preview: boolean; reason: string; errors: ShownError[] };

/** What a server says about a request that it did not take. Whoever answers in its place may say anything. */
type Answer = { error?: unknown; fields?: unknown };

const readAnswer = async (response: Response): Promise<Answer> =>
  Object(await response.json().catch(() => null)) as Answer;

/** The preview of a change answers so (docs/specification.md 6.8); a host without a form handler answers 501 alone. */
const isPreview = (status: number, { error }: Answer): boolean => status === 501 && error === 'preview';

/** The errors in the answer of a 422; none when it is not what the Lambda writes. */
const shownErrors = ({ fields }: Answer): ShownError[] => {
  return Array.isArray(fields)
    ? fields.filter((one) => typeof one?.field === 'string' && typeof one.message === 'string')
    : [];
};

/** Aborts after so many milliseconds. Safari 15 and Chrome 102 have no `AbortSignal.timeout`. */
const abortAfter = (ms: number): AbortSignal => {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('no answer', 'TimeoutError')), ms);
  return limit.signal;
};

/** Sends a request that is ready, once, and returns what became of it. Never throws. */
type SendLead = () => Promise<Outcome>;

/**
 * Prepares a request, so that what a browser lacks is known before anything is sent. Success is an OK status alone, and
 * not that of a page behind a redirect.
 * @param request what `checkLead` has let pass: exactly the fields of docs/specification.md 6.1
 * @param honeypot what the hidden field holds; sent only when something filled it
 * @param fillTime milliseconds between the first touch of the form and now; undefined when that is not known
 * @throws Error when the browser has no `fetch` or no `AbortController`
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
      const answer = await readAnswer(response);
      const errors = status === 422 ? shownErrors(answer) : [];
      return { sent: false, preview: isPreview(status, answer), reason: `status ${status}`, errors };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      return { sent: false, preview: false, reason, errors: [] };
    }
  };
};
