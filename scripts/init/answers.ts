import { timeZoneOf } from './time-zones.ts';

/** What a new site is asked for, and what each flag and question says of it. */
export const wishes = {
  starter: {
    question: 'Starter: contractor, dentist or one-page',
    help: 'what it begins as: contractor, dentist or one-page',
  },
  name: { question: 'Name of the business', help: 'name of the business' },
  trade: {
    question: 'Trade, as it stands within a sentence, such as fence building',
    help: 'what it does, as it stands within a sentence, such as "fence building"',
  },
  town: { question: 'Town, such as Boise, ID', help: 'city and state, such as "Boise, ID"' },
  phone: { question: 'Telephone', help: 'telephone number, such as "(208) 555-0142"' },
  email: { question: 'E-mail', help: 'e-mail address that visitors write to' },
  license: {
    question: 'Licence number, as advertising shows it',
    help: 'licence number, as advertising shows it; a stand-in when it is not given',
  },
} as const;

export type Wish = keyof typeof wishes;

/** In the order in which they are asked. */
export const wishNames = Object.keys(wishes) as Wish[];

/** What was answered; an empty text leaves what the starter has. */
export type Answers = Record<Wish, string>;

/** Nothing can show later that these were never given, so a site is not written without them. */
export const needed = ['name', 'trade', 'town'] as const satisfies Wish[];

/** Without them a site has stand-ins, which the check warns of. */
export const standsIn = ['phone', 'email', 'license'] as const satisfies Wish[];

/** A town of the United States: where it is, and when. */
export type Town = { city: string; state: string; timeZone: string };

/** The town that is meant by "Boise, ID"; undefined when it is something else. */
export const readTown = (text: string): Town | undefined => {
  const [, city, letters = ''] = /^(\S[^,]*?)\s*,\s*([A-Za-z]{2})$/.exec(text) ?? [];
  const state = letters.toUpperCase();
  const timeZone = timeZoneOf(state);
  return city === undefined || timeZone === undefined ? undefined : { city, state, timeZone };
};
