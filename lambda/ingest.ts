import { handle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda';
import words from 'virtual:lead-words';
import { createApp } from './app.ts';
import { ingestConfig } from './config.ts';
import { createQueue } from './queue.ts';

const config = ingestConfig(process.env);
const respond = handle(
  createApp(
    {
      secrets: config.FRONT_DOOR_SECRETS,
      origins: config.ALLOWED_ORIGINS,
      enqueue: createQueue(config.QUEUE_URL),
    },
    words.faults,
  ),
);

/** What an HTTP API hands over (payload format 2.0). */
type GatewayEvent = Extract<LambdaEvent, { rawPath: string }>;

/**
 * The public function behind the HTTP API. It may put leads on the queue and nothing else.
 * Only a post keeps its body: a GET with one is no valid `Request` and would not reach the application.
 */
export const handler = (event: GatewayEvent, context?: LambdaContext) =>
  respond(event.requestContext.http.method === 'POST' ? event : { ...event, body: null }, context);
