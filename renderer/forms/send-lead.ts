import type { Form } from '../../schema/form.ts';
import { attemptHeader, honeypotName, fillTimeHeader } from '../../schema/forms/request.ts';
import type { FieldValue } from '../../schema/forms/checked-value.ts';
import { revisionHeader } from '../../schema/forms/revision.ts';
import type { Site } from '../../schema/site.ts';
import { endpointOf } from '../urls.ts';
import { addMessageLine, findLineField, messageLine } from './message-line.ts';

/** Maximum time to wait for the response, in ms. */
const timeoutMs = 20_000;

/** Messages for the visitor about invalid fields, by field name. */
export type Messages = Record<string, string>;

/**
 * The result of a request. `host` is the kind of host that never delivers requests: the preview of a change, or a host
 * that cannot receive forms. `errors` are those that the server reported, if any.
 */
type Outcome =
  | { sent: true }
  | { sent: false; host?: 'preview' | 'unavailable' | undefined; reason: string; errors: Messages };

/** Body of an error response. Untrusted: a proxy may have answered instead of the Lambda. */
type ErrorBody = { error?: unknown; fields?: unknown };

const readErrorBody = async (response: Response): Promise<ErrorBody> =>
  Object(await response.json().catch(() => null)) as ErrorBody;

/** Statuses of hosts without a form handler, such as static hosts. */
const unsupported = [405, 501];

/** A preview also responds with status 501 but, unlike other hosts, with a body (docs/specification.md 6.8). */
const identifyHost = (status: number, { error }: ErrorBody) => {
  if (status === 501 && error === 'preview') return 'preview';
  return unsupported.includes(status) ? 'unavailable' : undefined;
};

/** Returns the messages in the body of a 422 response; none if the body does not have the Lambda's format. */
const findMessages = ({ fields }: ErrorBody): Messages =>
  Object.fromEntries(
    (Array.isArray(fields) ? fields : [])
      .filter((item) => typeof item?.field === 'string' && typeof item.message === 'string')
      .map(({ field, message }) => [field, message]),
  );

/**
 * Whether a response is a page: of a proxy, or of a host that has the same page for every URL. The function behind the forms
 * never responds with one.
 */
const isDocument = ({ headers }: Response): boolean =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:[;,]|$)/i.test(headers.get('content-type') ?? '');

/** Returns a signal that aborts after `ms` milliseconds. Safari 15 and Chrome 102 lack `AbortSignal.timeout`. */
const abortAfter = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('no response', 'TimeoutError')), ms);
  return controller.signal;
};

/**
 * The id of the current attempt to send each form, by its type, until the form was sent. Only in memory, because the browser
 * stores nothing of a form (docs/specification.md 6.7).
 */
const attempts: Record<string, string> = {};

type Lead = {
  form: Pick<Form, 'type' | 'revision'>;
  /** The values accepted by `checkForm`. */
  values: Record<string, FieldValue>;
  /** The value of the honeypot field; sent only if it is not empty. */
  honeypot: string;
  /** Milliseconds since the first interaction with the form; undefined if unknown. */
  fillTime: number | undefined;
  site: Pick<Site, 'forms'>;
};

/**
 * Prepares a request, so that missing browser features are detected before anything is sent. Only a 2xx status without
 * a redirect counts as success, unless the response is a page. The body has exactly the fields of docs/specification.md
 * 6.1.
 * @returns a function that sends the request once and never throws
 * @throws TypeError if the browser lacks `fetch` or `AbortController`
 */
export const prepareLead = ({ form, values, honeypot, fillTime, site }: Lead): (() => Promise<Outcome>) => {
  // `crypto.randomUUID` is not available on pages without HTTPS.
  const attempt = (attempts[form.type] ??= crypto.getRandomValues(new Uint32Array(4)).join('-'));
  const post = fetch.bind(globalThis, endpointOf(site), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [revisionHeader]: form.revision,
      [attemptHeader]: attempt,
      ...(fillTime !== undefined && { [fillTimeHeader]: String(Math.round(fillTime)) }),
    },
    body: JSON.stringify({
      type: form.type,
      ...values,
      ...(honeypot !== '' && { [honeypotName]: honeypot }),
    }),
    redirect: 'error',
    signal: abortAfter(timeoutMs),
  });
  return async () => {
    try {
      const response = await post();
      const { ok, status } = response;
      if (ok && !isDocument(response)) {
        delete attempts[form.type];
        return { sent: true };
      }
      const body = ok ? {} : await readErrorBody(response);
      const errors = status === 422 ? findMessages(body) : {};
      return { sent: false, host: identifyHost(status, body), reason: `status ${status}`, errors };
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown';
      return { sent: false, reason, errors: {} };
    }
  };
};

/** Maximum time in ms from the native submission to the navigation to the result page. */
const limitMs = 20_000;

/**
 * Submits a form like a browser without scripts; the response is a page.
 * @returns true if the page is being left; false if there was no response in time and the submission was canceled
 */
export const submitNatively = (form: HTMLFormElement): Promise<boolean> =>
  new Promise((resolve) => {
    const message = findLineField(form);
    if (message) {
      message.value = addMessageLine(message.value);
      // The message contains the line now. Without this, the next attempt after a canceled one would add it again.
      messageLine.set(undefined);
    }
    const cancel = () => {
      window.stop();
      resolve(false);
    };
    const timer = setTimeout(cancel, limitMs);
    // The timer must not fire if the page is restored from the back/forward cache.
    const onLeave = () => {
      clearTimeout(timer);
      resolve(true);
    };
    addEventListener('pagehide', onLeave, { once: true });
    // Not `form.submit()`, because a field may have this name.
    HTMLFormElement.prototype.submit.call(form);
  });
