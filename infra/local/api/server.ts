import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { toEvent } from './event.ts';
import type { FaultOf } from '../faults.ts';
import type { LocalFunction } from '../functions/function.ts';
import { ownAnswerHeaders, ownAnswers } from '../../gateway-responses.ts';
import { readBody, reply, serve } from '../http.ts';

/** The largest body that a REST API takes. */
const maxPayloadBytes = 10 * 1024 * 1024;
/** Longer than the forms wait, shorter than a REST API lets a function work. */
const slowAnswerMs = 25_000;

const result = z.object({
  statusCode: z.number(),
  multiValueHeaders: z.record(z.string(), z.array(z.string())).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/**
 * An emulator of the REST API in front of ingest: turns requests into events and results into answers.
 * @param ingest the function that answers
 * @param fault asked at every request
 */
export const startApi = (ingest: LocalFunction, fault: FaultOf<'api'>) => {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const say = (status: number, body: object, headers: Record<string, string> = {}) =>
      reply(response, status, 'application/json', JSON.stringify(body), { ...ownAnswerHeaders, ...headers });
    const body = await readBody(request, maxPayloadBytes);
    if (!body) return say(413, ownAnswers.tooLarge, { connection: 'close' });
    const active = fault();
    if (active === 'limit') return say(429, ownAnswers.busy);
    if (active === 'down') return say(503, ownAnswers.unavailable);
    if (active === 'slow') await sleep(slowAnswerMs);
    const outcome = result.safeParse(await ingest.invoke(toEvent(request, body)).catch(() => undefined));
    if (!outcome.success) return say(502, ownAnswers.unavailable);
    const { statusCode, multiValueHeaders, body: text, isBase64Encoded } = outcome.data;
    response.writeHead(statusCode, multiValueHeaders).end(text, isBase64Encoded ? 'base64' : 'utf8');
  };
  // The function says itself which origins may send.
  return serve(answer, { anyOrigin: true });
};
