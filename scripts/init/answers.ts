/** What `init` asks for: what a question and the help of a flag say. */
export const answerPrompts = {
  starter: 'starter: contractor, dentist or one-page',
  name: 'name of the business',
  trade: 'trade, as it is written within a sentence, such as "fence building"',
  town: 'town and state, such as "Boise, ID"',
  phone: 'telephone number, such as "(208) 555-0142"',
  email: 'e-mail address that visitors write to',
  license: 'licence number, as advertising shows it',
};

export type AnswerName = keyof typeof answerPrompts;

/** In the order in which they are asked. */
export const wishNames = Object.keys(answerPrompts) as AnswerName[];

/** What was answered; an empty text leaves what the starter has. */
export type Answers = Record<AnswerName, string>;

/** Nothing can show later that these were never given, so a site is not written without them. */
export const needed = ['name', 'trade', 'town'] as const satisfies AnswerName[];

/** The states by the time zone that most of their people live in; the site document says it, for those who do not. */
const statesIn = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Honolulu': 'HI',
};

/** The time zone of a state of the United States, given in two capital letters; undefined when there is no such state. */
const timeZoneOf = (state: string): string | undefined =>
  Object.entries(statesIn).find(([, states]) => states.split(' ').includes(state))?.[0];

/** A town of the United States: where it is, and when. */
export type Town = { city: string; state: string; timeZone: string };

/** The town that is meant by "Boise, ID"; undefined when it is something else. */
export const readTown = (text: string): Town | undefined => {
  const [, city, letters = ''] = /^(\S[^,]*?)\s*,\s*([A-Za-z]{2})$/.exec(text) ?? [];
  const state = letters.toUpperCase();
  const timeZone = timeZoneOf(state);
  return city === undefined || timeZone === undefined ? undefined : { city, state, timeZone };
};
