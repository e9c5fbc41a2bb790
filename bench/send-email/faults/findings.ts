import { isComplete } from './leads.ts';
import type { FaultReport } from './run.ts';

/** Counts the mails of each lead in the log: confirmed by SES, confirmed but not marked as sent, and sent without archiving. */
const countMails = (logs: readonly string[]) => {
  const counts = new Map<string, { sent: number; unmarked: number; unarchived: number }>();
  const fields = { Sent: 'sent', 'sent-not-marked': 'unmarked', SentUnarchived: 'unarchived' } as const;
  for (const line of logs) {
    const event = /^\{"event":"([\w-]+)"/.exec(line)?.[1] ?? '';
    if (event !== 'Sent' && event !== 'sent-not-marked' && event !== 'SentUnarchived') continue;
    const { lead } = JSON.parse(line) as { lead: string };
    const count = counts.get(lead) ?? { sent: 0, unmarked: 0, unarchived: 0 };
    count[fields[event]] += 1;
    counts.set(lead, count);
  }
  return counts;
};

/**
 * Evaluates a fault run. All counts in `wrong` must be zero.
 *
 * A second mail about a lead is acceptable in three cases: the response of SES was lost or the sender was killed before it
 * wrote the marker; writing the marker failed; or the mail was sent while the archive was down, which happens at most
 * once. So each lead may have one mail that was confirmed and marked, and one that was sent without archiving.
 */
export const findings = ({ accepted, mails, dead, archived, logs }: FaultReport) => {
  const mailed = new Set(mails.map(({ tags }) => tags['lead'] ?? ''));
  const ids = [...accepted.keys()];
  const log = [...countMails(logs).values()];
  const sum = (field: 'sent' | 'unmarked' | 'unarchived') =>
    log.reduce((all, count) => all + count[field], 0);
  const altered = mails.filter(({ tags, text }) => {
    const lead = accepted.get(tags['lead'] ?? '');
    return !lead || !isComplete(lead, text);
  });
  const isArchived = ([id, lead]: [string, unknown]) =>
    JSON.stringify(archived.get(id)) === JSON.stringify(lead);
  const unarchived = [...accepted].filter((entry) => !isArchived(entry));
  const causeless = log.map(
    ({ sent, unmarked, unarchived: early }) => Math.max(0, sent - unmarked - 1) + Math.max(0, early - 1),
  );
  return {
    mailed: mailed.size,
    seconds: mails.length - mailed.size,
    unheard: mails.length - sum('sent') - sum('unarchived'),
    unmarked: sum('unmarked'),
    early: sum('unarchived'),
    wrong: {
      'neither mailed nor dead': ids.filter((id) => !mailed.has(id) && !dead.has(id)).length,
      // A lead that could not be archived in any attempt is in the dead-letter queue.
      'neither in the archive as sent nor dead': unarchived.filter(([id]) => !dead.has(id)).length,
      'altered mails': altered.length,
      'mails without their id': mails.filter(({ tags, subject }) => !subject.endsWith(`[${tags['lead']}]`))
        .length,
      'second mails without a cause': causeless.reduce((all, count) => all + count, 0),
    },
  };
};
