import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { toEvent } from './event.ts';
import type { FaultOf } from '../faults.ts';
import type { LocalFunction } from '../functions/function.ts';
import { gatewayResponseHeaders, gatewayResponses } from '../../gateway-responses.ts';
import { readRequestBody, sendResponse, startLocalServer } from '../http.ts';

/** Size limit of a REST API request body in bytes. */
const maxPayloadBytes = 10 * 1024 * 1024;
/** Longer than the time-out of the forms, shorter than the integration time-out of a REST API. */
const slowResponseMs = 25_000;

const result = z.object({
  statusCode: z.number(),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/**
 * Starts an emulator of the REST API in front of ingest, which converts requests to events and results to responses.
 * @param ingest the function that handles requests
 * @param fault called for each request
 */
export const startApi = (ingest: LocalFunction, fault: FaultOf<'api'>) => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const respond = (status: number, body: object, headers: Record<string, string> = {}) =>
      sendResponse(response, status, 'application/json', JSON.stringify(body), {
        ...gatewayResponseHeaders,
        ...headers,
      });
    const body = await readRequestBody(request, maxPayloadBytes);
    if (!body) return respond(413, gatewayResponses.tooLarge, { connection: 'close' });
    const active = fault();
    if (active === 'limit') return respond(429, gatewayResponses.busy);
    if (active === 'down') return respond(503, gatewayResponses.unavailable);
    if (active === 'slow') await sleep(slowResponseMs);
    const outcome = result.safeParse(await ingest.invoke(toEvent(request, body)).catch(() => undefined));
    if (!outcome.success) return respond(502, gatewayResponses.unavailable);
    const { statusCode, multiValueHeaders, body: text, isBase64Encoded } = outcome.data;
    response.writeHead(statusCode, multiValueHeaders).end(text, isBase64Encoded ? 'base64' : 'utf8');
  };
  // The function itself restricts the origins.
  return startLocalServer(answer, { anyOrigin: true });
};
