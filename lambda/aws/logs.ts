import { paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { codeOf } from '../loggable-error.ts';
import { parseVisitLog, type PageVisit } from '../visits/visit.ts';
import { parseProbeLog, type ProbeResult } from '../weekly/outages.ts';
import { createLogClient } from './clients.ts';

/** What a log of pages held: visits, and lines that are none. */
export type PageLog = { visits: PageVisit[]; unread: number };

/** The lines of a log group from one time until another, in milliseconds since 1970, that contain a word. */
async function* logEvents(
  client: ReturnType<typeof createLogClient>,
  logGroupName: string,
  startTime: number,
  endTime: number,
  filterPattern: string,
): AsyncGenerator<{ at: number; message: string }> {
  const part = { logGroupName, startTime, endTime, filterPattern };
  for await (const { events = [] } of paginateFilterLogEvents({ client }, part))
    for (const { timestamp = 0, message = '' } of events) yield { at: timestamp, message };
}

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
  for await (const { at, message } of logEvents(createLogClient(), group, from, until, 'visit')) {
    const visit = parseVisitLog(at, message);
    if (visit) log.visits.push(visit);
    else log.unread += 1;
  }
  return log;
};

/**
 * Reads what the watchers saw; nothing when there are none, or none any more.
 * @param group name of their log group
 * @param region where they are
 * @param from beginning of the time that is read, in milliseconds since 1970
 * @param until its end
 */
export const readWatchLog = async (
  group: string,
  region: string,
  from: number,
  until: number,
): Promise<ProbeResult[]> => {
  const looked: ProbeResult[] = [];
  try {
    for await (const { at, message } of logEvents(createLogClient(region), group, from, until, 'watched')) {
      const look = parseProbeLog(at, message);
      if (look) looked.push(look);
    }
  } catch (error) {
    if (codeOf(error) !== 'ResourceNotFoundException') throw error;
  }
  return looked;
};
