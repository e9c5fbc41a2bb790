import { paginateFilterLogEvents } from '@aws-sdk/client-cloudwatch-logs';
import { getErrorCode } from '../loggable-error.ts';
import { parseVisitLog, type PageVisit } from '../visits/visit.ts';
import { parseProbeLog, type ProbeResult } from '../weekly/outages.ts';
import { createLogClient } from './clients.ts';

/** The content of the page log: visits, and the number of lines that are not visits. */
export type PageLog = { visits: PageVisit[]; unreadableLines: number };

/** Parses the lines of a log group between two times (Unix ms) that match a filter pattern. */
const readLog = async <T>(
  parse: (at: number, message: string) => T,
  filterPattern: string,
  [logGroupName, startTime, endTime]: [string, number, number],
  region?: string,
): Promise<T[]> => {
  const parsed: T[] = [];
  const query = { logGroupName, startTime, endTime, filterPattern };
  const pages = paginateFilterLogEvents({ client: createLogClient(region) }, query);
  for await (const { events = [] } of pages)
    parsed.push(...events.map(({ timestamp = 0, message = '' }) => parse(timestamp, message)));
  return parsed;
};

/**
 * Reads the log of the pages that CloudFront has served.
 * @param group the name of the log group
 * @param from start of the time range in Unix ms
 * @param until its end
 * @throws the error of the SDK, such as `ResourceNotFoundException` if the log group does not exist
 */
export const readPageLog = async (group: string, from: number, until: number): Promise<PageLog> => {
  // The filter excludes the lines that CloudFront itself writes at the start and end of each run.
  const lines = await readLog(parseVisitLog, 'visit', [group, from, until]);
  const visits = lines.flatMap((visit) => visit ?? []);
  return { visits, unreadableLines: lines.length - visits.length };
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
  try {
    const lines = await readLog(parseProbeLog, 'watched', [group, from, until], region);
    return lines.flatMap((result) => result ?? []);
  } catch (error) {
    if (getErrorCode(error) !== 'ResourceNotFoundException') throw error;
    return [];
  }
};
