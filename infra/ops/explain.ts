import { Refusal } from '../refusal.ts';

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
    `AWS does not know these credentials. ${signIn}`,
  ],
  [
    /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|TimeoutError|NetworkingError)$/,
    'AWS cannot be reached. Check the network and run the command again.',
  ],
];

const namesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [];
  const code: unknown = 'code' in error ? error.code : undefined;
  return [error.name, ...(typeof code === 'string' ? [code] : [])];
};

/**
 * Turns a fault of an AWS client that a person can mend into a `Refusal` with the next step; every other fault is
 * given back as it is.
 */
export const explained = (error: unknown): unknown => {
  const names = namesOf(error);
  const found = explanations.find(([pattern]) => names.some((name) => pattern.test(name)));
  if (found) return new Refusal(found[1]);
  if (error instanceof Error && error.name.startsWith('AccessDenied'))
    return new Refusal(
      `AWS refuses: ${error.message}\nUse credentials with the rights that infra/README.md lists.`,
    );
  return error;
};
