import { CommandError } from './command-error.ts';
import { commandLine } from './command-line.mjs';

const signIn =
  'Sign in (for example `aws sso login` and AWS_PROFILE=…), check it with `aws sts get-caller-identity`, and run the command again.';

const explanations: [RegExp, string][] = [
  [/^(CredentialsProviderError|CredentialsError)$/, `There are no AWS credentials. ${signIn}`],
  [
    /^(ExpiredToken|ExpiredTokenException|TokenRefreshRequired|SSOTokenProviderFailure)$/,
    `The AWS credentials have expired. ${signIn}`,
  ],
  [
    /^(InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch|InvalidAccessKeyId)$/,
    `AWS rejects these credentials. ${signIn}`,
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|TimeoutError|NetworkingError)$/,
    'AWS cannot be reached. Check the network and run the command again.',
  ],
  [
    /^(Throttling|ThrottlingException|ThrottledException|TooManyRequestsException|RequestLimitExceeded|RequestThrottled|RequestThrottledException|SlowDown|PriorRequestNotComplete)$/,
    'AWS throttled the requests, perhaps because of another program in this account. Wait a minute and run the command again; nothing is lost.',
  ],
  [
    /^(OptInRequired|SubscriptionRequiredException|NotSignedUp|PendingVerification|OptInRequiredException)$/,
    'The AWS account is not ready: it was never signed up for this service, or AWS has not activated it yet. Finish its sign-up in the AWS console (payment, phone), wait for the e-mail that it is active, and run the command again.',
  ],
  [
    /^(InternalFailure|InternalError|InternalServerError|InternalServiceError|InternalServerException|ServiceUnavailable|ServiceUnavailableException)$/,
    'AWS reports an internal error. Wait some minutes and run the command again; health.aws.amazon.com shows known outages.',
  ],
];

/** Returns a message without its line breaks. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Converts a known AWS error to a `CommandError` with the next step; returns any other error unchanged. */
export const toCommandError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const names = [error.name, String('code' in error ? error.code : '')];
  const found = explanations.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (found) return new CommandError(found[1]);
  if (error.name.startsWith('AccessDenied'))
    return new CommandError(
      `AWS rejected the request: ${oneLine(error.message)}\nUse credentials with the permissions that infra/handbook/rights.md lists.`,
    );
  // Only responses of AWS services have metadata.
  if ('$metadata' in error)
    return new CommandError(
      `AWS rejected the request: ${error.name}: ${oneLine(error.message)}\n${commandLine('doctor')} finds what is missing.`,
    );
  return error;
};
