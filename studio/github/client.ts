import { Octokit } from '@octokit/core';
import type { Endpoints } from '@octokit/types';
import * as z from 'zod';
import { timeLimit } from '../core/time-limits.ts';
import { toStoreFailure, failureOfQuery, invalidResponse, lateResponse } from './failures.ts';
import { queryResponse } from './response-schemas.ts';

/** API URL, credentials and repository. */
export type Access = {
  api: string;
  token: string;
  owner: string;
  name: string;
  /** Called when the token is missing or no longer valid. */
  signedOut?: () => void;
};

/**
 * Revalidates cached responses, because browsers would reuse them for a minute. If nothing has changed, GitHub answers 304,
 * which does not count against the rate limit.
 */
const fresh: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

/** Validates a response. @throws StoreFailure if it has another shape: something other than GitHub has answered */
const validated = <Value>(shape: z.ZodType<Value>, data: unknown): Value => {
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw invalidResponse();
  return parsed.data;
};

/** Creates a client for GitHub's API. Every response is validated; every failure is thrown as `StoreFailure`. */
export const createGitHubClient = ({ api, token, owner, name, signedOut }: Access) => {
  const octokit = new Octokit({ auth: token, baseUrl: api, request: { fetch: fresh } });
  octokit.hook.error('request', (error) => {
    const failure = toStoreFailure(
      'response' in error ? (error.response as Parameters<typeof toStoreFailure>[0]) : undefined,
    );
    if (failure.kind === 'signed-out') signedOut?.();
    throw failure;
  });
  const send = (route: string, parameters: object, limit = timeLimit) => {
    const signal = AbortSignal.timeout(limit);
    return octokit.request(route, { ...parameters, request: { signal } }).catch((error: unknown) => {
      throw signal.aborted ? lateResponse() : error;
    });
  };
  /** Sends a GraphQL request. @param shape schema of the response data @param limit time limit in milliseconds */
  const graphql = async <Value>(
    shape: z.ZodType<Value>,
    query: string,
    variables: Record<string, unknown>,
    limit?: number,
  ): Promise<Value> => {
    const response = await send('POST /graphql', { query, variables }, limit);
    const { data, errors } = validated(queryResponse, response.data);
    if (errors) throw failureOfQuery(errors, response.headers);
    return validated(shape, data);
  };
  return {
    graphql,
    /** Queries fields of the repository with GraphQL. @param variables of type `String!`, in addition to `$owner` and `$name` */
    query: async <Value>(
      shape: z.ZodType<Value>,
      fields: string,
      variables: Record<string, string> = {},
    ): Promise<Value> => {
      const all = { owner, name, ...variables };
      const declared = Object.keys(all).map((each) => `$${each}: String!`);
      const query = `query (${declared.join(', ')}) { repository(owner: $owner, name: $name) { ${fields} } }`;
      const data = await graphql(z.object({ repository: z.unknown() }), query, all);
      return validated(shape, data.repository);
    },
    /**
     * Sends a REST request.
     * @param shape schema of the response
     * @param limit time limit in milliseconds
     */
    request: async <Value, Route extends keyof Endpoints>(
      shape: z.ZodType<Value>,
      route: Route,
      // oxlint-disable-next-line typescript/no-restricted-types -- not every route has both
      parameters: Omit<Endpoints[Route]['parameters'], 'owner' | 'repo'>,
      limit?: number,
    ): Promise<Value> =>
      validated(shape, (await send(route, { owner, repo: name, ...parameters }, limit)).data),
  };
};

export type Client = ReturnType<typeof createGitHubClient>;
