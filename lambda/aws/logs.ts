import { paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { getErrorCode } from '../loggable-error.ts';
import { parseVisitLog, type PageVisit } from '../visits/visit.ts';
import { parseProbeLog, type ProbeResult } from '../weekly/outages.ts';
import { createLogClient } from './clients.ts';

/** The content of the page log: visits, and the number of lines that are not visits. */
export type PageLog = { visits: PageVisit[]; unreadableLines: number };

/** Yields the lines of a log group between two times (Unix ms) that match a filter pattern. */
async function* readLogEvents(
  client: ReturnType<typeof createLogClient>,
  logGroupName: string,
  startTime: number,
  endTime: number,
  filterPattern: string,
): AsyncGenerator<{ at: number; message: string }> {
  const query = { logGroupName, startTime, endTime, filterPattern };
  for await (const { events = [] } of paginateFilterLogEvents({ client }, query))
    for (const { timestamp = 0, message = '' } of events) yield { at: timestamp, message };
}

/**
 * Reads the log of the pages that CloudFront has served.
 * @param group the name of the log group
 * @param from start of the time range in Unix ms
 * @param until its end
 * @throws the error of the SDK, such as `ResourceNotFoundException` if the log group does not exist
 */
export const readPageLog = async (group: string, from: number, until: number): Promise<PageLog> => {
  const log: PageLog = { visits: [], unreadableLines: 0 };
  // The filter excludes the lines that CloudFront itself writes at the start and end of each run.
  for await (const { at, message } of readLogEvents(createLogClient(), group, from, until, 'visit')) {
    const visit = parseVisitLog(at, message);
    if (visit) log.visits.push(visit);
    else log.unreadableLines += 1;
  }
  return log;
};

/**
 * Reads the results of the probes. Empty if the log group does not exist because the site is not monitored.
 * @param group the name of the log group
 * @param region the region of the log group
 * @param from start of the time range in Unix ms
 * @param until its end
 */
export const readWatchLog = async (
  group: string,
  region: string,
  from: number,
  until: number,
): Promise<ProbeResult[]> => {
  const results: ProbeResult[] = [];
  try {
    for await (const { at, message } of readLogEvents(
      createLogClient(region),
      group,
      from,
      until,
      'watched',
    )) {
      const result = parseProbeLog(at, message);
      if (result) results.push(result);
    }
  } catch (error) {
    if (getErrorCode(error) !== 'ResourceNotFoundException') throw error;
  }
  return results;
};
