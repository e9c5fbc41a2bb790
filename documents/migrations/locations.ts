import { getChild, getIn, isMapping, type Path } from '../read/document/path.ts';
import type { FieldChange, Migration } from './migration.ts';

const fields: [from: string, to: Path][] = [
  ['phone', ['phone']],
  ['email', ['email']],
  ['street', ['address', 'street']],
  ['city', ['address', 'city']],
  ['state', ['address', 'region']],
  ['zip', ['address', 'postalCode']],
];

const daysOf = new Map([
  ['weekdays', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
  ['saturday', ['saturday']],
  ['sunday', ['sunday']],
]);

/** Converts 12-hour times to 24-hour format: `6:00 PM` becomes `18:00`. Other texts stay, for the check to report. */
const toClockTimes = (text: string): string =>
  text.replace(/(\d+):(\d\d) ([AP])M/g, (_, hour: string, minute: string, half: string) =>
    `${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:${minute}`.padStart('18:00'.length, '0'),
  );

/** Converts the hours of a group of days. */
const toGroup = ([name, written]: [string, unknown]) => {
  const text = String(written);
  const days = daysOf.get(name) ?? [];
  if (!/\d/.test(text)) return { name, days, text };
  return { name, days, open: [toClockTimes(text)] };
};

/** Moves the flat facts of a business into its first location. */
export const locations: Migration = {
  name: 'locations',
  since: '0.9.0',
  title: 'Phone, e-mail, address and opening hours are facts of a location, no longer of the business.',
  why: 'A business can have several locations, breaks at noon, holidays, and an address outside the United States.',
  pendingChanges: (value) => {
    const facts = getChild(value, 'facts');
    if (!isMapping(facts) || getChild(value, 'locations') !== undefined) return [];
    const moved = fields.flatMap(([name, path]): FieldChange[] =>
      facts[name] === undefined ? [] : [{ from: ['facts', name], to: ['locations', 0, ...path] }],
    );
    const { hours } = facts;
    if (!isMapping(hours)) return moved;
    const to = ['locations', 0, 'hours'];
    return [...moved, { from: ['facts', 'hours'], to, value: Object.entries(hours).map(toGroup) }];
  },
};

/** Renames the main button of the header. */
export const mainButton: Migration = {
  name: 'main-button',
  since: '0.9.0',
  title: 'The main button of the header is action, no longer estimate.',
  why: 'Not every business gives estimates; it may be left out.',
  pendingChanges: (value) => {
    const [from, to] = [
      ['header', 'estimate'],
      ['header', 'action'],
    ];
    return getIn(value, from) === undefined || getIn(value, to) !== undefined ? [] : [{ from, to }];
  },
};
