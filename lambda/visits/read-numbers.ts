import type { OpenArchive } from '../aws/owner-archive.ts';
import type { PageLog } from '../aws/logs.ts';
import { groupByWeek, dayMs, type WeekNumbers } from './numbers.ts';
import { parseSentMarker, type SentMarker } from './sent-marker.ts';

/** The day in the key of a lead or a mark, such as `sent/2026/11/16/…`. */
const dayIn = (key: string): number => {
  const [, year, month, day] = /^\w+\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(key) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
};

/** Leads of a time: those that were mailed, and how many were kept and not mailed yet. */
export type Leads = { mailed: SentMarker[]; waiting: number };

/**
 * The leads that came in a time, by their marks: what a visitor wrote is not read.
 * @param from its beginning, in milliseconds since 1970
 * @param until its end
 */
export const readLeads = async (
  archive: Pick<OpenArchive, 'marks' | 'leadKeys' | 'bodies'>,
  from: number,
  until: number,
): Promise<Leads> => {
  const isInTime = (key: string) => dayIn(key) + dayMs > from && dayIn(key) < until;
  const marks = (await archive.marks()).filter(isInTime);
  const leads = (await archive.leadKeys()).filter(isInTime);
  const mailed = (await archive.bodies(marks)).flatMap(({ key, body }) => parseSentMarker(key, body) ?? []);
  /** `2026/11/16/<id>`: a lead has the same of its key in common with its marks. */
  const marked = new Set(marks.map((key) => key.replace(/^\w+\//, '').replace(/-\d+\.json$/, '')));
  return {
    mailed: mailed.filter(({ at }) => at >= from && at < until),
    waiting: leads.filter((key) => !marked.has(key.replace(/^\w+\//, '').replace(/\.json$/, ''))).length,
  };
};

/** What the numbers are made of. */
export type Sources = {
  archive: Pick<OpenArchive, 'marks' | 'leadKeys' | 'bodies'>;
  pageLog: (from: number, until: number) => Promise<PageLog>;
};

/** The numbers of a time by week, lines of the log that could not be read, and leads that were not mailed yet. */
type Numbers = { weeks: WeekNumbers[]; unread: number; waiting: number };

export const readNumbers = async (
  { archive, pageLog }: Sources,
  from: number,
  until: number,
): Promise<Numbers> => {
  const [{ visits, unread }, { mailed, waiting }] = await Promise.all([
    pageLog(from, until),
    readLeads(archive, from, until),
  ]);
  return { weeks: groupByWeek(visits, mailed), unread, waiting };
};
