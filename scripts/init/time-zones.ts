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
export const timeZoneOf = (state: string): string | undefined =>
  Object.entries(statesIn).find(([, states]) => states.split(' ').includes(state))?.[0];
