import { Octokit } from '@octokit/core';
import type * as z from 'zod';
import { failureOf, failureOfQuery, invalidResponse, lateResponse } from './failures.ts';
import { queryResponse } from './shapes.ts';

/** Where the API is, and who asks. */
export type Access = {
  api: string;
  token: string;
  /** Called when the token is missing or no longer valid. */
  signedOut?: () => void;
};

type Request = Octokit['request'];

/** How long a response may take, its body included, in milliseconds. */
const timeLimit = 30_000;
/** The same for the content of an image, which is up to 50 MB each way. */
const imageTimeLimit = 300_000;

/**
 * Browsers would show responses of the last minute again. Asked with what they know, the API says that nothing is new,
 * and such a response does not count against the limit.
 */
const fresh: typeof fetch = (input, init) => fetch(input, { ...init, cache: 'no-cache' });

/** Runs a request that is aborted at its time limit. @throws StoreFailure when it is */
const inTime = async <Result>(
  limit: number,
  send: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(lateResponse());
      controller.abort();
    }, limit);
  });
  try {
    return await Promise.race([send(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A response of the expected shape. @throws StoreFailure when something else than GitHub has answered */
const validated = <Shape extends z.ZodType>(shape: Shape, data: unknown): z.output<Shape> => {
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw invalidResponse();
  return parsed.data;
};

/** GitHub's API. Every response is validated; whatever does not succeed throws a `StoreFailure`. */
export const clientOf = ({ api, token, signedOut }: Access) => {
  const octokit = new Octokit({ auth: token, baseUrl: api, request: { fetch: fresh } });
  octokit.hook.error('request', (error) => {
    const failure = failureOf(
      'response' in error ? (error.response as Parameters<typeof failureOf>[0]) : undefined,
    );
    if (failure.kind === 'signed-out') signedOut?.();
    throw failure;
  });
  const send = (signal: AbortSignal): Request => octokit.request.defaults({ request: { signal } });
  return {
    /**
     * Sends a request of REST.
     * @param shape what the response has to be
     * @param ask sends it, by the function that it is given
     * @param limit how long the response may take, in milliseconds
     */
    ask: async <Shape extends z.ZodType>(
      shape: Shape,
      ask: (request: Request) => Promise<{ data: unknown }>,
      limit = timeLimit,
    ): Promise<z.output<Shape>> => {
      const { data } = await inTime(limit, (signal) => ask(send(signal)));
      return validated(shape, data);
    },
    imageTimeLimit,
    /** Sends a request of GraphQL. @param shape what the data of the response has to be */
    query: async <Shape extends z.ZodType>(
      shape: Shape,
      query: string,
      variables: Record<string, unknown> = {},
    ): Promise<z.output<Shape>> => {
      const response = await inTime(timeLimit, (signal) =>
        send(signal)('POST /graphql', { query, variables }),
      );
      const { data, errors } = validated(queryResponse, response.data);
      if (errors) throw failureOfQuery(errors, response.headers);
      return validated(shape, data);
    },
  };
};

export type Client = ReturnType<typeof clientOf>;
