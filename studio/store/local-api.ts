import { attempt } from '../core/attempt.ts';
import * as z from 'zod';
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
type Refusal = z.infer<typeof refusal>;

/**
 * Sends something that is to be written, with the token of this start.
 * @param shape what the response is when it was written
 * @returns that, or why nothing was written
 * @throws Error when the server cannot be reached, or does not answer in time
 */
export const posted = async <Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  { body, type, limit }: { body: BodyInit; type?: string; limit?: number },
): Promise<{ done: z.output<Shape> } | { refused: Refusal }> => {
  const token = document.querySelector<HTMLMetaElement>('meta[name=studio-token]')?.content ?? '';
  const headers = { 'x-studio-token': token, ...(type && { 'content-type': type }) };
  const { data } = await send(path, { method: 'POST', headers, body, limit });
  const done = shape.safeParse(data);
  if (done.success) return { done: done.data };
  return { refused: refusal.safeParse(data).data ?? {} };
};

/** Why nothing was written, in words. */
export const failureOf = ({ reason, message }: Refusal): Error =>
  // The server was started again: a reload gives the page the token of this start, and keeps what was typed.
  new Error(reason === 'no-token' ? words.store.newStart : (message ?? words.store.notWritten));
