import { readVisit, type Visit } from '../visits/visit.ts';
import { createLogClient } from './clients.ts';
import { logEvents } from './log-events.ts';

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
  const log: PageLog = { visits: [], unread: 0 };
  // Not the lines that CloudFront writes itself, at the beginning and the end of each run.
  for await (const { at, message } of logEvents(createLogClient(), { group, from, until, word: 'visit' })) {
    const visit = readVisit(at, message);
    if (visit) log.visits.push(visit);
    else log.unread += 1;
  }
  return log;
};
