import * as z from 'zod';
import { attempt } from '../core/attempt.ts';
import { inTime } from '../core/in-time.ts';
import { words } from '../words/words.ts';

/** How long the server may take to answer, in milliseconds. */
const timeLimit = 30_000;

/** The same for what takes longer: a picture that is made smaller, a site that is checked and sent. */
export const longTimeLimit = 300_000;

type Init = RequestInit & { limit?: number };

/**
 * Sends a request to the development server that serves this page.
 * @returns whether it was done, and the JSON of the response; nothing in place of what is no JSON
 * @throws Error when the server cannot be reached, or does not answer in time
 */
const send = async (
  path: string,
  { limit = timeLimit, ...init }: Init,
): Promise<{ ok: boolean; data: unknown }> => {
  const late = new Error(words.store.late);
  try {
    return await inTime(limit, late, async (signal) => {
      const response = await fetch(`api/${path}`, { ...init, signal });
      const text = await response.text();
      return { ok: response.ok, data: attempt(() => JSON.parse(text) as unknown) };
    });
  } catch (error) {
    throw error === late ? late : new Error(words.store.unreachable);
  }
};

/**
 * Reads something.
 * @param shape what the response has to be
 * @param unreadable what is said when it is something else
 * @throws Error in words for the editor
 */
export const fetched = async <Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  unreadable: string,
): Promise<z.output<Shape>> => {
  const { ok, data } = await send(path, {});
  const response = shape.safeParse(data);
  if (!ok || !response.success) throw new Error(unreadable);
  return response.data;
};

/** Why nothing was written. */
const refusal = z.object({ reason: z.string().optional(), message: z.string().optional() });

/** What is sent: JSON as a text. `reasons` says reasons of the server in words, beside its message. */
type Sent = { body: BodyInit; limit?: number; reasons?: Record<string, string> };

/**
 * Sends something that is to be written, with the token of this start.
 * @param shape what the response is when it was written
 * @throws Error in words for the editor when nothing was written, or when that is not known
 */
export const posted = async <Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  { body, limit, reasons }: Sent,
): Promise<z.output<Shape>> => {
  const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
  const type = typeof body === 'string' && { 'content-type': 'application/json' };
  const headers = { 'x-studio-token': token, ...type };
  const { data } = await send(path, { method: 'POST', headers, body, limit });
  const done = shape.safeParse(data);
  if (done.success) return done.data;
  const { reason = '', message = words.store.notWritten } = refusal.safeParse(data).data ?? {};
  // After another start of the server a reload gives the page its token, and keeps what was typed.
  const messages: Record<string, string> = { 'no-token': words.store.newStart, ...reasons };
  throw new Error(messages[reason] ?? message);
};
