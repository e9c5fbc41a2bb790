import { setTimeout as sleep } from 'node:timers/promises';
import { fetchVia } from './fetch-via.ts';

type Canary = {
  /** Address of the site. */
  url: string;
  /** Host that is asked instead of the one that the DNS leads to. */
  via?: string | undefined;
  /** Origin that the form is sent from; the site itself, except in a rehearsal. */
  origin?: string;
  /** Keys of the archive that begin with some text. */
  archived: (prefix: string) => Promise<string[]>;
  /** Seconds after which the lead must be mailed. */
  timeoutSeconds?: number;
  /** Told what is waited for when the first try did not do. */
  tell?: (line: string) => void;
};

/** Seconds in which a lead is mailed when nothing is wrong. */
const usual = 60;

/** A lead that says what it is; every one is new, because the queue takes the same one only once. */
const lead = (moment: Date) => ({
  type: 'contact',
  name: 'Deployment check',
  email: 'deployment-check@example.com',
  phone: '555-0100',
  message: `Nobody asks for anything: this was sent after a deployment at ${moment.toISOString()} to see that requests arrive.`,
});

/**
 * Sends a lead through the whole path and waits until it is archived and its mail is sent.
 * @returns what went wrong, or nothing
 */
export const checkCanary = async ({
  url,
  via,
  origin = url,
  archived,
  timeoutSeconds = usual,
  tell = () => undefined,
}: Canary): Promise<string[]> => {
  const moment = new Date();
  const answer = await fetchVia(`${url}/api/send-email`, {
    method: 'POST',
    // The page that the numbers give for it, so that nobody takes it for a customer's.
    headers: { 'content-type': 'application/json', origin, referer: `${origin}/deployment-check` },
    body: JSON.stringify(lead(moment)),
    via,
  });
  if (answer.status !== 202)
    return [`the form answers ${answer.status} ${answer.text.trim().slice(0, 200)} instead of 202`];
  const id = /"id":"([a-z0-9]+)"/.exec(answer.text)?.[1] ?? '';
  const day = moment.toISOString().slice(0, 10).replaceAll('-', '/');
  const has = async (kind: string) => (await archived(`${kind}/${day}/${id}`)).length > 0;
  for (let second = 0; second < timeoutSeconds; second += 1) {
    if ((await has('leads')) && (await has('sent'))) return [];
    if (second === usual)
      tell(
        'Its mail was not sent at the first try; the queue tries again every six minutes. Waiting for that …',
      );
    await sleep(1000);
  }
  const kept = (await has('leads')) ? 'archived but its mail is not sent' : 'not archived';
  return [`the lead ${id} is ${kept} after ${timeoutSeconds} s; npm run doctor and the alarms say more`];
};
