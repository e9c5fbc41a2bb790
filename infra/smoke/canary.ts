import { setTimeout as sleep } from 'node:timers/promises';
import { fetchVia } from './fetch-via.ts';
import { commandLine } from '../terminal/command-line.mjs';

type Canary = {
  /** URL of the site. */
  url: string;
  /** Host to connect to instead of the one that DNS resolves to. */
  via?: string | undefined;
  /** Returns the archive keys with a prefix. */
  archived: (prefix: string) => Promise<string[]>;
  /** Seconds within which the lead must be mailed. */
  timeoutSeconds: number;
  /** Prints what is awaited after the first attempt. */
  print: (line: string) => void;
};

/** Seconds within which a lead is normally mailed. */
const firstAttemptSeconds = 60;

/**
 * Returns a test lead, marked as such in its texts. Each one is different, because the queue drops duplicates. Its
 * revision belongs to no form, so that it is accepted whatever fields the form of this name has.
 */
const lead = (moment: Date) => ({
  type: 'contact',
  name: 'Deployment check',
  email: 'deployment-check@example.com',
  phone: '555-0100',
  message: `Nobody asks for anything: this was sent after a deployment at ${moment.toISOString()} to see that requests arrive.`,
});

/**
 * Sends a lead through the whole pipeline and waits until it is archived and its mail is sent.
 * @returns failures, empty if none
 */
export const checkCanary = async ({
  url,
  via,
  archived,
  timeoutSeconds,
  print,
}: Canary): Promise<string[]> => {
  const moment = new Date();
  const answer = await fetchVia(`${url}/api/send-email`, {
    method: 'POST',
    // The visits report lists it under this page, so that it is not mistaken for a customer's lead.
    headers: {
      'content-type': 'application/json',
      origin: url,
      referer: `${url}/deployment-check`,
      'x-form-revision': 'deployment-check',
    },
    body: JSON.stringify(lead(moment)),
    via,
  });
  if (answer.status !== 202)
    return [`the form responds with ${answer.status} ${answer.text.trim().slice(0, 200)} instead of 202`];
  const id = /"id":"([a-z0-9]+)"/.exec(answer.text)?.[1] ?? '';
  const day = moment.toISOString().slice(0, 10).replaceAll('-', '/');
  const has = async (kind: string) => (await archived(`${kind}/${day}/${id}`)).length > 0;
  for (let second = 0; second < timeoutSeconds; second += 1) {
    if ((await has('leads')) && (await has('sent'))) return [];
    if (second === firstAttemptSeconds)
      print('Its e-mail was not sent at the first attempt; the queue retries every six minutes. Waiting …');
    await sleep(1000);
  }
  const state = (await has('leads')) ? 'archived, but its e-mail was not sent' : 'not archived';
  return [
    `the lead ${id} is ${state} after ${timeoutSeconds} s; ${commandLine('doctor')} and the alarms show more`,
  ];
};
