import { FilterLogEventsCommand } from '@aws-sdk/client-cloudwatch-logs';
import { readVisit, type Visit } from '../visits/visit.ts';
import { createLogClient } from './clients.ts';

/** What a log of pages held: visits, and lines that are none. */
export type PageLog = { visits: Visit[]; unread: number };

/**
 * Reads the log of the pages that CloudFront has sent.
 * @param group name of the log group
 * @param from beginning of the time that is read, in milliseconds since 1970
 * @param until its end
 * @throws what the client throws, such as `ResourceNotFoundException` when there is no such log
 */
export const readPageLog = async (group: string, from: number, until: number): Promise<PageLog> => {
  const client = createLogClient();
  const log: PageLog = { visits: [], unread: 0 };
  let nextToken: string | undefined;
  do {
    const page = await client.send(
      new FilterLogEventsCommand({
        logGroupName: group,
        startTime: from,
        endTime: until,
        // Not the lines that CloudFront writes itself, at the beginning and the end of each run.
        filterPattern: 'visit',
        nextToken,
      }),
    );
    for (const { timestamp = 0, message = '' } of page.events ?? []) {
      const visit = readVisit(timestamp, message);
      if (visit) log.visits.push(visit);
      else log.unread += 1;
    }
    ({ nextToken } = page);
  } while (nextToken !== undefined);
  return log;
};
