import { Octokit } from '@octokit/core';
import { failureOf, failureOfQuery } from './failures.ts';

/** Where the API is, and who asks. */
export type Access = {
  api: string;
  token: string;
  /** Is told when the token is none, or none any more. */
  signedOut?: () => void;
};

type QueryError = { errors: { type?: string; message: string }[]; headers: Record<string, string> };

/**
 * Browsers would show answers of the last minute again. Asked with what they know, the API says that nothing is new, and
 * such an answer does not count against the limit.
 */
const fresh: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

/** GitHub's API. Whatever it says no to is thrown as a `StoreFailure`. */
export const clientOf = ({ api, token, signedOut }: Access) => {
  const octokit = new Octokit({ auth: token, baseUrl: api, request: { fetch: fresh } });
  octokit.hook.error('request', (error) => {
    const failure = failureOf(
      'response' in error ? (error.response as Parameters<typeof failureOf>[0]) : undefined,
    );
    if (failure.kind === 'signed-out') signedOut?.();
    throw failure;
  });
  return {
    request: octokit.request,
    /** Asks by GraphQL. */
    query: async <T>(query: string, variables: Record<string, unknown> = {}): Promise<T> => {
      try {
        return await octokit.graphql<T>(query, variables);
      } catch (error) {
        if (!(error instanceof Error) || !('errors' in error)) throw error;
        const { errors, headers } = error as unknown as QueryError;
        throw failureOfQuery(errors, headers);
      }
    },
  };
};

export type Client = ReturnType<typeof clientOf>;
