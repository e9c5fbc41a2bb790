import type * as z from 'zod';
import { words } from '../words/words.ts';
import { failureOf, fetched, longTimeLimit, posted } from './local-api.ts';
import { localShapes } from './local-shapes.ts';
import type { Publishing } from './publishing.ts';

const read = <Shape extends z.ZodType>(shape: Shape, path: string): Promise<z.output<Shape>> =>
  fetched(shape, `publishing/${path}`, words.publish.unreadable);

/** Publishing from the folder of this machine, by the development server that serves this page. */
export const localPublishing: Publishing = {
  status: () => read(localShapes.status, 'status'),
  version: async (id) => new Map(await read(localShapes.texts, `versions/${id}`)),
  history: (wanted) => read(localShapes.history, `history?${new URLSearchParams(wanted)}`),
  changes: (id) => read(localShapes.changes, `history/${id}`),

  async publish(wanted) {
    const outcome = await posted(localShapes.published, 'publishing/publish', {
      body: JSON.stringify(wanted),
      type: 'application/json',
      limit: longTimeLimit,
    });
    if ('refused' in outcome) throw failureOf(outcome.refused);
    return outcome.done;
  },
};
