import { FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs';
import type { createLogClient } from './clients.ts';

/** Which lines of a log are read: of a group, from one time until another, in milliseconds since 1970, with a word. */
export type LogPart = { group: string; from: number; until: number; word: string };

/** The lines of a log, page by page. Throws what the client throws, such as `ResourceNotFoundException`. */
export async function* logEvents(
  client: ReturnType<typeof createLogClient>,
  { group, from, until, word }: LogPart,
): AsyncGenerator<{ at: number; message: string }> {
  let nextToken: string | undefined;
  do {
    const page = await client.send(
      new FilterLogEventsCommand({
        logGroupName: group,
        startTime: from,
        endTime: until,
        filterPattern: word,
        nextToken,
      }),
    );
    for (const { timestamp = 0, message = '' } of page.events ?? []) yield { at: timestamp, message };
    ({ nextToken } = page);
  } while (nextToken !== undefined);
}
