import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import words from 'virtual:lead-copy';
import { createAddressLimit } from './address-limit.ts';
import { createIngestApp } from './app.ts';
import { ingestConfig } from '../config.ts';
import { createQueue } from '../aws/queue.ts';

const config = ingestConfig(process.env);
const respond = handle(
  createIngestApp(
    {
      secrets: config.FRONT_DOOR_SECRETS,
      isTooMany: createAddressLimit(config.ADDRESS_LIMIT),
      origins: config.ALLOWED_ORIGINS,
      enqueue: createQueue(config.QUEUE_URL),
    },
    words.faults,
  ),
);

/** What a REST API hands over (payload format 1.0), and what an HTTP API does (2.0). */
type GatewayEvent =
  | Extract<LambdaEvent, { httpMethod: string; path: string }>
  | Extract<LambdaEvent, { rawPath: string }>;

const methodOf = (event: GatewayEvent): string =>
  'httpMethod' in event ? event.httpMethod : event.requestContext.http.method;

/**
 * The public function behind the API. It may put leads on the queue and nothing else. It takes the events of both
 * kinds of API: while one replaces the other, CloudFront asks either for some minutes.
 * Only a post keeps its body: a GET with one is no valid `Request` and would not reach the application.
 */
export const handler = (event: GatewayEvent, context?: LambdaContext) =>
  respond(methodOf(event) === 'POST' ? event : { ...event, body: null }, context);
