import { inject } from 'vitest';

/** A mail as stored by the SES emulator. */
export type Mail = { subject: string; text: string; html: string; replyTo: string[]; to: string[] };

const read = async (): Promise<Mail[]> =>
  (await (await fetch(new URL('/messages.json', inject('mailbox')))).json()) as Mail[];

/** Waits for a mail whose text contains the given string. @throws Error if it has not arrived after ten seconds */
export const waitForMail = async (words: string): Promise<Mail> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = (await read()).find(({ text }) => text.includes(words));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with "${words}"`);
};
