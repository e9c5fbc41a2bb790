import { formatMessage, words } from '../messages/messages.ts';

/** Why something could not be had or done. */
export type FailureKind =
  | 'unreachable'
  /** Something else than GitHub has answered, such as the sign-in page of a wireless network. */
  | 'invalid'
  /** The token is none, or none any more. */
  | 'signed-out'
  /** The token may not do this. */
  | 'no-access'
  /** Too many calls within an hour, or at once. */
  | 'limited'
  | 'missing'
  /** Anything else that was said no to: `detail` is what was said. */
  | 'refused';

/** A failure of the store, in words for the editor. */
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

/** Since when there are calls again, as a clock shows it; how long to wait cannot be read by a page of another origin. */
const limited = ({ headers }: Pick<Answer, 'headers'>): StoreFailure => {
  const said = words.github;
  const reset = Number(headers['x-ratelimit-reset']);
  if (headers['x-ratelimit-remaining'] !== '0' || !reset) return new StoreFailure('limited', said.tooFast);
  const time = new Date(reset * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return new StoreFailure('limited', formatMessage(said.limited, { time }));
};

/** The failure when something else than GitHub has answered. */
export const invalidResponse = (): StoreFailure => new StoreFailure('invalid', words.github.invalid);

/** The failure when a response does not arrive in time. */
export const lateResponse = (): StoreFailure => new StoreFailure('unreachable', words.github.late);

/** Whether the outcome of a request is unknown after a failure: it may have been done. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof StoreFailure && (error.kind === 'unreachable' || error.kind === 'invalid');

/** Every response of GitHub that refuses something has a message. */
const isRefusal = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';

const refusalOf = (kind: 'no-access' | 'missing' | 'refused', detail: string, status = 0): StoreFailure => {
  const { noAccess, missing, refused } = words.github;
  const messages = { 'no-access': noAccess, missing, refused: formatMessage(refused, { detail }) };
  return new StoreFailure(kind, messages[kind], detail, status);
};

/** What an answer that says no means. @param answer none when nothing has come back */
export const toStoreFailure = (answer: Answer | undefined): StoreFailure => {
  const said = words.github;
  if (!answer || answer.status >= 500) return new StoreFailure('unreachable', said.unreachable);
  const { status, data } = answer;
  // GitHub's own edge limits without its usual message.
  if (!isRefusal(data) && status !== 429) return invalidResponse();
  const detail = detailOf(data);
  if (status === 401) return new StoreFailure('signed-out', said.signedOut);
  if (status === 429 || (status === 403 && /rate limit/i.test(detail))) return limited(answer);
  const kind = status === 403 ? 'no-access' : status === 404 ? 'missing' : 'refused';
  return refusalOf(kind, detail, status);
};

/** What the errors of a GraphQL answer mean; its status says nothing of them. */
export const failureOfQuery = (
  errors: readonly { type?: string; message: string }[],
  headers: Answer['headers'],
): StoreFailure => {
  const types = new Set(errors.map(({ type }) => type));
  const detail = errors.map(({ message }) => message).join(' ');
  if (types.has('RATE_LIMITED') || types.has('RATE_LIMIT')) return limited({ headers });
  return refusalOf(
    types.has('FORBIDDEN') ? 'no-access' : types.has('NOT_FOUND') ? 'missing' : 'refused',
    detail,
  );
};
