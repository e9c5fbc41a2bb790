import countries from './countries.json' with { type: 'json' };
import { starters } from './starters.ts';

/** Questions of `init`, also used as the help of its options. */
export const answerPrompts = {
  starter: 'starter: one-page, contractor (of the United States) or dentist',
  name: 'name of the business',
  trade: 'trade, as written within a sentence, such as "fence building"',
  kind: 'kind of business, as schema.org names it, such as Bakery, Dentist or LegalService',
  country: 'country in two letters, such as US or ES',
  language: 'language of the pages as a code, such as en or es',
  town: 'town, in the United States with its state, such as "Boise, ID"',
  currency: 'currency in three letters, such as USD or EUR',
  callingCode: 'country code of phone numbers, such as 1 or 34',
  timeZone: 'time zone, such as Europe/Madrid',
  phone: 'phone number, such as "(208) 555-0142"',
  email: 'e-mail address for visitors',
  license: 'license number, as it must appear in advertising',
};

export type AnswerName = keyof typeof answerPrompts;

/** In the order of the questions. */
export const answerNames = Object.keys(answerPrompts) as AnswerName[];

/** An empty string keeps the starter's value. */
export type Answers = Record<AnswerName, string>;

/** Questions about values that can be added later: the site contains placeholders, which the check reports. */
export const optionalAnswers = ['phone', 'email', 'license'] as const satisfies AnswerName[];

/**
 * Whether a question is asked: a license only where advertising usually contains one, and nothing that is certain in the
 * country.
 */
export const isAsked = (name: AnswerName, { starter, country }: Answers): boolean => {
  const isHere = country === 'US';
  if (name === 'license') return starter === 'contractor' && isHere;
  if (name === 'timeZone') return !isHere && !(country in countries);
  return !isHere || !['currency', 'callingCode'].includes(name);
};

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

/** A town with its state or region; only in the United States its time zone follows from that. */
type Town = { city: string; region?: string | undefined; timeZone?: string | undefined };

/** Parses a town and its region such as "Boise, ID"; returns undefined for a town of the United States without a state. */
export const readTown = (text: string, country: string): Town | undefined => {
  const [city = '', region] = text.split(/\s*,\s*/, 2);
  if (country !== 'US') return { city, region };
  const state = region?.toUpperCase() ?? '';
  const isHere = ([, states]: [string, string]) => states.split(' ').includes(state);
  const timeZone = Object.entries(statesByTimeZone).find(isHere)?.[0];
  return timeZone && city ? { city, region: state, timeZone } : undefined;
};

const kinds = new Map([
  ['contractor', 'GeneralContractor'],
  ['dentist', 'Dentist'],
]);

/** Returns the answers that follow from others, and can be corrected: those of the country, and the kind of the starter. */
const propose = ({ starter, country, town }: Answers): Partial<Answers> => ({
  starter: starters[0],
  kind: kinds.get(starter) ?? 'LocalBusiness',
  country: 'US',
  language: 'en',
  timeZone: readTown(town, country)?.timeZone ?? '',
  ...Object.entries(countries).find(([code]) => code === country)?.[1],
});

/** Returns the proposed answer to a question, given earlier answers; an empty string if there is none. */
export const proposeAnswer = (name: AnswerName, answers: Answers): string => propose(answers)[name] ?? '';

/** Completes answers by what is proposed. */
export const completeAnswers = (given: Answers): Answers =>
  answerNames.reduce((all, name) => ({ ...all, [name]: all[name] || proposeAnswer(name, all) }), given);
