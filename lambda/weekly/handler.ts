import words from 'virtual:lead-copy';
import { createMailer } from '../aws/mailer.ts';
import { openOwnerArchive } from '../aws/owner-archive.ts';
import { openOwnerQueue } from '../aws/owner-queue.ts';
import { readPageLog, readWatchLog } from '../aws/logs.ts';
import { weeklyConfig } from '../config.ts';
import { createWeeklyReport } from './weekly-report.ts';

const config = weeklyConfig(process.env);
const send = createWeeklyReport({
  archive: openOwnerArchive(config.ARCHIVE_BUCKET),
  countDeadLetters: openOwnerQueue(config.DEAD_QUEUE_URL).countMessages,
  pageLog: (from, until) => readPageLog(config.VISITS_LOG, from, until),
  readWatchLog: (from, until) => readWatchLog(config.WATCH_LOG, config.WATCH_REGION, from, until),
  mailer: createMailer(config),
  words,
});

/**
 * Sends the weekly mail to the business. Its permissions allow it to count leads by their markers, but not to read them.
 * @param event contains the scheduled time in ISO 8601
 */
export const handler = (event: { time?: string }): Promise<void> =>
  send(event.time === undefined ? Date.now() : Date.parse(event.time));
