import { Hono, type MiddlewareHandler } from 'hono';
import * as z from 'zod';
import type { Publishing } from '../../../../studio/store/publishing.ts';

const wanted = z.strictObject({
  message: z.string().trim().min(1).max(5000),
  known: z.array(z.strictObject({ name: z.string().min(1), stored: z.string().nullable() })).exactOptional(),
  author: z
    .strictObject({
      // What Git takes as a name ends where the address begins.
      name: z
        .string()
        .trim()
        .regex(/^[^<>\p{Cc}]{1,100}$/u),
      email: z.email(),
    })
    .exactOptional(),
});

/** Answers the Studio about publishing. @param withToken lets through who may write, and nothing that is too large */
export const publishingApi = (publishing: Publishing, ...withToken: MiddlewareHandler[]): Hono => {
  const api = new Hono();
  api.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
  });
  api.get('/status', async (context) => context.json(await publishing.status()));
  api.get('/versions/:id', async (context) =>
    context.json([...(await publishing.version(context.req.param('id')))]),
  );
  api.get('/history', async (context) => context.json(await publishing.history(context.req.query())));
  api.get('/history/:id', async (context) => context.json(await publishing.changes(context.req.param('id'))));
  for (const each of withToken) api.use('/publish', each);
  api.post('/publish', async (context) => {
    const { data } = wanted.safeParse(await context.req.json().catch(() => undefined));
    if (!data) return context.json({ reason: 'not-understood' }, 400);
    return context.json(await publishing.publish(data));
  });
  return api;
};
