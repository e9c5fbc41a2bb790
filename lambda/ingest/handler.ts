import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import words from 'virtual:lead-copy';
import { createAddressLimit } from './address-limit.ts';
import { createIngestApp } from './app.ts';
import { ingestConfig } from '../config.ts';
import { createQueue } from '../aws/queue.ts';

const config = ingestConfig(process.env);
const respond = handle(
  createIngestApp({
    secrets: config.FRONT_DOOR_SECRETS,
    isOverLimit: createAddressLimit(config.ADDRESS_LIMIT),
    origins: config.ALLOWED_ORIGINS,
    site: words,
    enqueue: createQueue(config.QUEUE_URL),
  }),
);

/** An event of a REST API (payload format 1.0) or of an HTTP API (2.0). */
type GatewayEvent =
  | Extract<LambdaEvent, { httpMethod: string; path: string }>
  | Extract<LambdaEvent, { rawPath: string }>;

const getMethod = (event: GatewayEvent): string =>
  'httpMethod' in event ? event.httpMethod : event.requestContext.http.method;

/**
 * The public function behind the API. Its only permission is to put leads on the queue. It accepts the events of both kinds
 * of API, because CloudFront uses both for some minutes while one replaces the other.
 * The body of a GET is dropped, because a GET with a body is not a valid `Request` and would not reach the application.
 */
export const handler = (event: GatewayEvent, context?: LambdaContext) =>
  respond(getMethod(event) === 'POST' ? event : { ...event, body: null }, context);
