import '../../renderer/forms/without-eval.ts';
import * as z from 'zod';
import type { HistoryEntry, Published, PublishingStatus } from './publishing.ts';

const text = z.string().nullable();

/** What is no text comes as base64. */
const content = z.union([
  z.string(),
  z.object({ base64: z.base64() }),
  z.object({ bytes: z.number() }),
  z.object({ unreadable: z.string() }),
]);

/** A response of this type; what decides how the rest is read is checked. */
const typed = <Type>(decisive: z.ZodType) =>
  z.custom<Type>((response) => decisive.safeParse(response).success);

/** What the development server answers to the Studio. */
export const localShapes = {
  site: z.object({ id: z.string(), prefix: z.string(), content: z.array(z.tuple([z.string(), content])) }),
  written: z.object({ conflicts: z.array(z.object({ name: z.string(), stored: text })) }),
  picture: z.object({ name: z.string(), text: z.string() }),
  texts: z.array(z.tuple([z.string(), z.string()])),
  changes: z.array(z.object({ name: z.string(), before: text, after: text })),
  history: typed<HistoryEntry[]>(
    z.array(z.object({ id: z.string(), time: z.number(), names: z.array(z.string()) })),
  ),
  status: typed<PublishingStatus>(
    z.object({ live: z.looseObject({}), checks: z.object({ state: z.string() }), release: z.string() }),
  ),
  published: typed<Published>(
    z.discriminatedUnion('state', [
      z.object({ state: z.literal('published'), accepted: z.object({ id: z.string(), time: z.number() }) }),
      z.object({ state: z.literal('waiting') }),
      z.object({
        state: z.literal('conflicts'),
        conflicts: z.array(z.object({ name: z.string(), stored: text })),
      }),
      z.object({ state: z.literal('refused'), reason: z.string() }),
    ]),
  ),
};
