import { isWhole } from './leads.ts';
import type { FaultReport } from './run.ts';

/** What the log says of the mails of each lead: heard and marked, heard and not marked, sent without the archive. */
const told = (logs: readonly string[]) => {
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
 * What must hold after a fault run, counted. All of `wrong` must be zero.
 *
 * A second mail of one lead is right in three cases: SES took the first, and the sender did not hear it or did not
 * live to mark it; it was heard and could not be marked; or it was sent while the archive did not answer, which is done
 * once. So of each lead there may be one mail that was heard and marked, and one that was sent without the archive.
 */
export const findings = ({ accepted, mails, dead, archived, logs }: FaultReport) => {
  const mailed = new Set(mails.map(({ tags }) => tags['lead'] ?? ''));
  const ids = [...accepted.keys()];
  const log = [...told(logs).values()];
  const sum = (field: 'sent' | 'unmarked' | 'unarchived') =>
    log.reduce((all, count) => all + count[field], 0);
  const altered = mails.filter(({ tags, text }) => {
    const lead = accepted.get(tags['lead'] ?? '');
    return !lead || !isWhole(lead, text);
  });
  const kept = ([id, lead]: [string, unknown]) => JSON.stringify(archived.get(id)) === JSON.stringify(lead);
  const unarchived = [...accepted].filter((entry) => !kept(entry));
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
      // A lead that the archive refused at every try is a dead letter.
      'neither in the archive as sent nor dead': unarchived.filter(([id]) => !dead.has(id)).length,
      'altered mails': altered.length,
      'second mails without a cause': causeless.reduce((all, count) => all + count, 0),
    },
  };
};
