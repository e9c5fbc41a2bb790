import { formatMessage, words } from '../messages/messages.ts';

/** Whether a failed request has changed anything, and what the caller can do. */
type FailureKind =
  /** The outcome is unknown: there is no response, or one that is not from GitHub, such as the sign-in page of a network. */
  | 'unreachable'
  /** The token is invalid or has expired. */
  | 'signed-out'
  /** Rejected because of the request or the state of the repository; `detail` is the response message. */
  | 'refused'
  /** Nothing was done, for example because the token lacks a permission or a rate limit is exceeded. */
  | 'failed';

/** A failure of the store; `message` is for the editor. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly detail = '',
    readonly status = 0,
  ) {
    super(message);
  }
}

type Answer = { status: number; headers: Record<string, string | number | undefined>; data: unknown };

const detailOf = (data: unknown): string => {
  const { message = '', errors } = (data ?? {}) as { message?: string; errors?: { message?: string }[] };
  const more = Array.isArray(errors) ? errors.flatMap((each) => each.message ?? []) : [];
  return [message, ...more].join(' ');
};

/** Creates the failure for an exceeded rate limit, with the time of its reset: CORS hides the `Retry-After` header. */
const limited = ({ headers }: Answer): StoreFailure => {
  const messages = words.github;
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] !== '0' || !reset) return new StoreFailure('failed', messages.tooFast);
  const time = new Date(reset * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return new StoreFailure('failed', formatMessage(messages.limited, { time }));
};

/** Creates the failure for a response that is not from GitHub. */
export const invalidResponse = (): StoreFailure => new StoreFailure('unreachable', words.github.invalid);

/** Creates the failure for a response that does not arrive in time. */
export const lateResponse = (): StoreFailure => new StoreFailure('unreachable', words.github.late);

/** Whether a response is an error of GitHub: those always have a message. */
const isErrorResponse = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';

/** Converts an error response to a failure. @param answer undefined if there was no response */
export const toStoreFailure = (answer: Answer | undefined): StoreFailure => {
  const messages = words.github;
  if (!answer || answer.status >= 500) return new StoreFailure('unreachable', messages.unreachable);
  const { status, data } = answer;
  // GitHub's edge also returns 429, without the usual message.
  if (!isErrorResponse(data) && status !== 429) return invalidResponse();
  const detail = detailOf(data);
  if (status === 401) return new StoreFailure('signed-out', messages.signedOut);
  if (status === 429 || (status === 403 && /rate limit/i.test(detail))) return limited(answer);
  if (status === 403) return new StoreFailure('failed', messages.noAccess);
  if (status === 404) return new StoreFailure('failed', messages.missing);
  return new StoreFailure('refused', formatMessage(messages.refused, { detail }), detail, status);
};

/** Statuses with the meaning of GraphQL errors, whose own HTTP status is 200. */
const statusOfType = { RATE_LIMITED: 429, RATE_LIMIT: 429, FORBIDDEN: 403, NOT_FOUND: 404 };

/** Converts GraphQL errors to a failure. */
export const failureOfQuery = (
  errors: readonly { type?: string; message: string }[],
  headers: Answer['headers'],
): StoreFailure => {
  const types = new Set(errors.map(({ type }) => type));
  const [, status = 422] = Object.entries(statusOfType).find(([type]) => types.has(type)) ?? [];
  const data = { message: errors.map(({ message }) => message).join(' ') };
  return toStoreFailure({ status, headers, data });
};
