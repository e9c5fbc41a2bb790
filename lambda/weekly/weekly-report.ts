import type { Mailer } from '../aws/mailer.ts';
import { getErrorCode, LoggableError } from '../loggable-error.ts';
import { log } from '../log.ts';
import { formatIsoDay, groupByWeek, startOfWeek, weekMs, type WeekNumbers } from '../visits/numbers.ts';
import { readLeads, type Sources } from '../visits/read-numbers.ts';
import type { SentMarker } from '../visits/sent-marker.ts';
import type { LeadCopy } from '../../leads/lead-copy.ts';
import { composeWeekly } from './compose.ts';
import { findOutages, type ProbeResult } from './outages.ts';
import type { WeeklyReport } from './sections.ts';

type Dependencies = Sources & {
  /** Returns the number of messages in the dead-letter queue. */
  countDeadLetters: () => Promise<number>;
  /** Returns the results of the probes. Empty if the site is not monitored. */
  readWatchLog: (from: number, until: number) => Promise<ProbeResult[]>;
  mailer: Mailer;
  words: LeadCopy;
};

/**
 * Returns the number of leads of each form. Empty if there is only one form, or if no marker contains the form because all
 * are of an older version.
 * @param names the names of the site's forms
 */
const countByForm = (names: string[], leads: Pick<SentMarker, 'form'>[]): WeeklyReport['forms'] => {
  const forms = leads.map(({ form }) => form).filter((form) => form !== '');
  const all = [...new Set([...names, ...forms])];
  if (forms.length === 0 || all.length === 1) return [];
  return all.map((name) => [name, forms.filter((form) => form === name).length]);
};

/** Reads the content of the mail about the last complete week. */
const readReport = async (
  { archive, pageLog, readWatchLog: watchLog, countDeadLetters: deadLetters, words }: Dependencies,
  now: number,
): Promise<WeeklyReport> => {
  const until = startOfWeek(now);
  const from = until - weekMs;
  const [{ visits }, { mailed }, { pending: waiting }, probeResults, dead] = await Promise.all([
    pageLog(from - weekMs, until),
    readLeads(archive, from - weekMs, until),
    readLeads(archive, from, now),
    watchLog(from, until),
    deadLetters(),
  ]);
  const weeks = groupByWeek(visits, mailed);
  const getWeek = (at: number): WeekNumbers => {
    const name = formatIsoDay(at);
    return weeks.find(({ week }) => week === name) ?? { week: name, pages: [], robots: 0, suspectedSpam: 0 };
  };
  return {
    from,
    numbers: getWeek(from),
    forms: countByForm(
      words.forms.map(({ name }) => name),
      mailed.filter(({ at, suspectedSpam }) => at >= from && !suspectedSpam),
    ),
    before: getWeek(from - weekMs),
    notMailed: waiting,
    deadLetters: dead,
    outages: probeResults.length > 0 ? findOutages(probeResults) : undefined,
  };
};

/**
 * Creates the function that sends the weekly mail.
 * @returns a function of the time in Unix ms; it throws a `LoggableError` if the mail could not be sent
 */
export const createWeeklyReport =
  (dependencies: Dependencies) =>
  async (now: number): Promise<void> => {
    const { words, mailer } = dependencies;
    const { weekly } = words.mail;
    if (!weekly) return log('WeeklyLeftOut');
    try {
      const mail = await mailer(composeWeekly(await readReport(dependencies, now), weekly, words));
      log('Weekly', { mail });
    } catch (error) {
      // Error messages of AWS contain request data, so only the code is logged.
      throw error instanceof LoggableError ? error : new LoggableError('weekly', getErrorCode(error));
    }
  };
