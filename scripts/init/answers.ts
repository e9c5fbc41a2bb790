/** Questions of `init`, also used as the help of its options. */
export const answerPrompts = {
  starter: 'starter: contractor, dentist or one-page',
  name: 'name of the business',
  trade: 'trade, as written within a sentence, such as "fence building"',
  town: 'town and state, such as "Boise, ID"',
  phone: 'phone number, such as "(208) 555-0142"',
  email: 'e-mail address for visitors',
  license: 'license number, as it must appear in advertising',
};

export type AnswerName = keyof typeof answerPrompts;

/** In the order of the questions. */
export const answerNames = Object.keys(answerPrompts) as AnswerName[];

/** An empty string keeps the starter's value. */
export type Answers = Record<AnswerName, string>;

/** A site is not created without these, because the check cannot detect later that they are missing. */
export const requiredAnswers = ['name', 'trade', 'town'] as const satisfies AnswerName[];

/** States by the time zone of most of their inhabitants; for the others, an editor changes it in the site document. */
const statesByTimeZone = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Honolulu': 'HI',
};

/** A town in the United States with its time zone. */
export type Town = { city: string; state: string; timeZone: string };

/** Parses a town and state such as "Boise, ID"; returns undefined for anything else. */
export const readTown = (text: string): Town | undefined => {
  const [, city, letters = ''] = /^(\S[^,]*?)\s*,\s*([A-Za-z]{2})$/.exec(text) ?? [];
  const state = letters.toUpperCase();
  const isHere = ([, states]: [string, string]) => states.split(' ').includes(state);
  const timeZone = Object.entries(statesByTimeZone).find(isHere)?.[0];
  return city === undefined || timeZone === undefined ? undefined : { city, state, timeZone };
};
