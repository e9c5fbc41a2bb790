import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import words from 'virtual:lead-words';
import { createAddressLimit } from './address-limit.ts';
import { createApp } from './app.ts';
import { ingestConfig } from '../config.ts';
import { createQueue } from '../aws/queue.ts';

const config = ingestConfig(process.env);
const respond = handle(
  createApp(
    {
      secrets: config.FRONT_DOOR_SECRETS,
      isTooMany: createAddressLimit(config.ADDRESS_LIMIT),
      origins: config.ALLOWED_ORIGINS,
      enqueue: createQueue(config.QUEUE_URL),
    },
    words.faults,
  ),
);

/**
 * The public function behind the REST API (payload format 1.0). It may put leads on the queue and nothing else.
 * Only a post keeps its body: a GET with one is no valid `Request` and would not reach the application.
 */
export const handler = (event: Extract<LambdaEvent, { httpMethod: string }>, context?: LambdaContext) =>
  respond(event.httpMethod === 'POST' ? event : { ...event, body: null }, context);
