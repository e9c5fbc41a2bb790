import { words } from '../words/words.ts';
import { failureOf, fetched, posted } from './local-api.ts';
import type { Published, Publishing } from './publishing.ts';

const read = async <Result>(path: string): Promise<Result> => {
  const response = await fetched(`publishing/${path}`);
  if (!response.ok) throw new Error(words.publish.unreadable);
  return (await response.json()) as Result;
};

/** Publishing from the folder of this machine, by the development server that serves this page. */
export const localPublishing: Publishing = {
  status: () => read('status'),
  version: async (id) => new Map(await read<[string, string][]>(`versions/${id}`)),
  history: (wanted) => read(`history?${new URLSearchParams(wanted)}`),
  changes: (id) => read(`history/${id}`),

  async publish(wanted) {
    const answer = await posted<Published>('publishing/publish', JSON.stringify(wanted), 'application/json');
    if (answer.state === undefined) throw failureOf(answer);
    return answer as Published;
  },
};
