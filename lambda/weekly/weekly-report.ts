import type { Mailer } from '../aws/mailer.ts';
import { codeOf, LoggableError } from '../loggable-error.ts';
import { log } from '../log.ts';
import { groupByWeek, dayMs, mondayOf, type WeekNumbers } from '../visits/numbers.ts';
import { readLeads, type Sources } from '../visits/read-numbers.ts';
import type { LeadCopy } from '../lead-copy.ts';
import { composeWeekly } from './compose.ts';
import { outagesIn, type ProbeResult } from './outages.ts';
import type { WeeklyReport } from './report.ts';

type Dependencies = Sources & {
  /** How many messages wait for a person. */
  deadLetters: () => Promise<number>;
  /** What the watchers saw; empty when there are none. */
  watchLog: (from: number, until: number) => Promise<ProbeResult[]>;
  mailer: Mailer;
  words: LeadCopy;
};

const weekMs = 7 * dayMs;
const nothing = (at: number): WeekNumbers => ({
  week: new Date(at).toISOString().slice(0, 10),
  pages: [],
  robots: 0,
  suspectedSpam: 0,
});

/** What the last whole week brought. */
const reportOf = async (
  { archive, pageLog, watchLog, deadLetters }: Dependencies,
  now: number,
): Promise<WeeklyReport> => {
  const until = mondayOf(now);
  const from = until - weekMs;
  const [{ visits }, { mailed }, { waiting }, looked, dead] = await Promise.all([
    pageLog(from - weekMs, until),
    readLeads(archive, from - weekMs, until),
    readLeads(archive, from, now),
    watchLog(from, until),
    deadLetters(),
  ]);
  const weeks = groupByWeek(visits, mailed);
  const weekOf = (at: number) => weeks.find(({ week }) => week === nothing(at).week) ?? nothing(at);
  return {
    from,
    numbers: weekOf(from),
    before: weekOf(from - weekMs),
    notMailed: waiting,
    deadLetters: dead,
    outages: looked.length > 0 ? outagesIn(looked) : undefined,
  };
};

/**
 * Sends the weekly mail.
 * @returns a function of the time, in milliseconds since 1970; it throws a `Failure` when the mail could not be sent
 */
export const createWeeklyReport =
  (dependencies: Dependencies) =>
  async (now: number): Promise<void> => {
    const { words, mailer } = dependencies;
    const { weekly } = words.mail;
    if (!weekly) return log('WeeklyLeftOut');
    try {
      const mail = await mailer(composeWeekly(await reportOf(dependencies, now), weekly, words));
      log('Weekly', { mail });
    } catch (error) {
      // Messages of AWS quote what was asked; the code alone is logged.
      throw error instanceof LoggableError ? error : new LoggableError('weekly', codeOf(error));
    }
  };
