import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { toEvent } from './event.ts';
import type { FaultOf } from './faults.ts';
import type { LocalFunction } from './function.ts';
import { readBody, reply, serve } from './http.ts';

/** Most bytes that an HTTP API takes. */
const payloadMaximum = 10 * 1024 * 1024;
/** Longer than the forms wait, shorter than an HTTP API lets a function work. */
const slowness = 25_000;

const result = z.object({
  statusCode: z.number(),
  headers: z.record(z.string(), z.string()).default({}),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/**
 * A stand-in for the HTTP API in front of ingest: turns requests into events and results into answers.
 * @param ingest the function that answers
 * @param fault asked at every request
 * @param port wanted port
 */
export const startApi = (ingest: LocalFunction, fault: FaultOf<'api'>, port?: number) =>
  serve(async (request: IncomingMessage, response: ServerResponse) => {
    const say = (status: number, body: object, headers: Record<string, string> = {}) =>
      reply(response, status, 'application/json', JSON.stringify(body), headers);
    const body = await readBody(request, payloadMaximum);
    if (!body) return say(413, { message: 'Request Entity Too Large' }, { connection: 'close' });
    const active = fault();
    if (active === 'limit') return say(429, { error: 'busy' }, { 'retry-after': '30' });
    if (active === 'down') return say(503, { message: 'Service Unavailable' });
    if (active === 'slow') await sleep(slowness);
    const answer = result.safeParse(await ingest.invoke(toEvent(request, body)).catch(() => undefined));
    if (!answer.success) return say(500, { message: 'Internal Server Error' });
    const { statusCode, headers, body: text, isBase64Encoded } = answer.data;
    response.writeHead(statusCode, headers).end(text, isBase64Encoded ? 'base64' : 'utf8');
  }, port);
