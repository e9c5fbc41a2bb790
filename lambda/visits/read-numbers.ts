import type { OwnerArchive } from '../aws/owner-archive.ts';
import type { PageLog } from '../aws/logs.ts';
import { groupByWeek, dayMs } from './numbers.ts';
import { parseSentMarker, type SentMarker } from './sent-marker.ts';

/** Returns the day in the key of a lead or marker, such as `sent/2026/11/16/…`. */
const parseDay = (key: string): number => {
  const [, year, month, day] = /^\w+\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(key) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
};

/** The data sources of the statistics. */
export type Sources = {
  archive: Pick<OwnerArchive, 'listSentMarkers' | 'listLeadKeys' | 'readObjects'>;
  pageLog: (from: number, until: number) => Promise<PageLog>;
};

/** The leads of a time range: those that were mailed, and the number that are archived but not mailed yet. */
export type Leads = { mailed: SentMarker[]; pending: number };

/**
 * Reads the leads that arrived in a time range, by their `sent/` markers. Visitor input is not read.
 * @param from start of the range in Unix ms
 * @param until its end
 */
export const readLeads = async (archive: Sources['archive'], from: number, until: number): Promise<Leads> => {
  const isInTime = (key: string) => parseDay(key) + dayMs > from && parseDay(key) < until;
  const markers = (await archive.listSentMarkers()).filter(isInTime);
  const leads = (await archive.listLeadKeys()).filter(isInTime);
  const mailed = (await archive.readObjects(markers.map((key) => ({ key })))).flatMap(
    ({ key, body }) => parseSentMarker(key, body) ?? [],
  );
  /** Returns the part of a key, such as `2026/11/16/<id>`, that a lead and its markers have in common. */
  const marked = new Set(markers.map((key) => key.replace(/^\w+\//, '').replace(/-\d+\.json$/, '')));
  return {
    mailed: mailed.filter(({ at }) => at >= from && at < until),
    pending: leads.filter((key) => !marked.has(key.replace(/^\w+\//, '').replace(/\.json$/, ''))).length,
  };
};

/** Returns the statistics of a time range by week, the number of invalid log lines, and the number of leads that are not mailed yet. */
export const readNumbers = async ({ archive, pageLog }: Sources, from: number, until: number) => {
  const [{ visits, unreadableLines }, { mailed, pending }] = await Promise.all([
    pageLog(from, until),
    readLeads(archive, from, until),
  ]);
  return { weeks: groupByWeek(visits, mailed), unreadableLines, pending };
};
