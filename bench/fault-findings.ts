import { isWhole } from './fault-leads.ts';
import type { FaultReport } from './fault-run.ts';

/**
 * What must hold after a fault run, counted. All of `wrong` must be zero.
 *
 * A second mail of one lead is right in one case alone: SES took the first, and the sender did not hear it or did
 * not live to mark it. So there may be no more of them than mails that no `Sent` in the log answers for.
 */
export const findings = ({ accepted, mails, dead, archived, logs }: FaultReport) => {
  const mailed = new Set(mails.map(({ tags }) => tags['lead'] ?? ''));
  const ids = [...accepted.keys()];
  const events = (name: string) => logs.filter((line) => line.includes(`"event":"${name}"`)).length;
  const seconds = mails.length - mailed.size;
  const unheard = mails.length - events('Sent') + events('sent-not-marked') + events('sent-unknown');
  const altered = mails.filter(({ tags, text }) => {
    const lead = accepted.get(tags['lead'] ?? '');
    return !lead || !isWhole(lead, text);
  });
  const kept = ([id, lead]: [string, unknown]) => JSON.stringify(archived.get(id)) === JSON.stringify(lead);
  const unarchived = [...accepted].filter((entry) => !kept(entry));
  return {
    mailed: mailed.size,
    seconds,
    unheard,
    wrong: {
      'neither mailed nor dead': ids.filter((id) => !mailed.has(id) && !dead.has(id)).length,
      'not in the archive as sent': unarchived.length,
      'altered mails': altered.length,
      'second mails without a cause': Math.max(0, seconds - unheard),
    },
  };
};
