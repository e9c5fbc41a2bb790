import * as z from 'zod';
import { decimal, list, pattern, text } from './fields.ts';
import { mailboxPattern, phonePattern } from './link-target.ts';

const time = '([01][0-9]|2[0-3]):[0-5][0-9]';

/** Pattern of a span of opening hours: from-to on a 24-hour clock. */
export const hoursPattern = `^${time}-${time}$`;

/** The days of the week as documents name them. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const times = {
  open: list(
    pattern(new RegExp(hoursPattern), 'Opening and closing time.', '08:00-18:00').meta({ hours: true }),
    'The opening hours; two entries if there is a break. For a closed day, remove them all.',
  )
    .meta({ title: 'Opening times' })
    .optional(),
  text: text('Shown to visitors instead of hours.', 'Closed')
    .meta({ title: 'Note instead of times' })
    .optional(),
};

const openingHours = z
  .strictObject({
    name: pattern(
      /^[a-z][a-zA-Z0-9]*$/,
      'The name of these days, by which texts refer to their hours.',
      'weekdays',
      'saturday',
    ),
    days: list(
      z.enum(weekdays).meta({ description: 'A day of the week.', examples: ['monday'] }),
      'The days.',
    ),
    ...times,
  })
  .meta({ examples: [{ name: 'saturday', days: ['saturday'], open: ['09:00-16:00'] }] });

const day = (title: string, description: string) =>
  pattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, description, '2026-12-24').meta({
    title,
    moment: true,
  });

const exception = z
  .strictObject({
    from: day('First day', 'The first of these days.'),
    to: day('Last day', 'The last of these days; the first one again for a single day.'),
    ...times,
  })
  .meta({ examples: [{ from: '2026-12-24', to: '2026-12-24', text: 'Closed' }] });

const location = z
  .strictObject({
    name: text('The name of the location; needed if there are several.', 'Costa Mesa').optional(),
    phone: pattern(new RegExp(phonePattern), 'The phone number as visitors read it.', '(714) 555-0142'),
    email: pattern(new RegExp(mailboxPattern), 'The e-mail address.', 'hello@tidewater.example'),
    address: z
      .strictObject({
        street: text('Street and number.', '1992 Example Avenue'),
        city: text('City.', 'Costa Mesa'),
        region: text('State, province or region, as addresses contain it.', 'CA').optional(),
        postalCode: text('Postal code.', '92626').meta({ title: 'Postal code' }),
      })
      .meta({ description: 'The address.' }),
    geo: z
      .strictObject({
        latitude: decimal('Degrees north of the equator; south of it, negative.', -90, 90, 33.6411),
        longitude: decimal('Degrees east of Greenwich; west of it, negative.', -180, 180, -117.9187),
      })
      .meta({
        title: 'Position',
        more: true,
        description: 'The position of the address, for search engines.',
      })
      .optional(),
    hours: list(openingHours, 'Opening hours by groups of days.').meta({ title: 'Opening hours' }),
    exceptions: list(
      exception,
      'Days with other hours. For a closed day, add no hours, and write Closed instead of them.',
    )
      .meta({ title: 'Holidays, closed days and other exceptions' })
      .optional(),
  })
  .meta({ id: 'location', description: 'A place where visitors reach the business.' });

/** The locations of a business. */
export const locations = list(
  location,
  'Where visitors reach the business. Texts contain the facts of the first one: {phone}, {email}, {street}, {city}, {state}, {zip} and {hours.weekdays}.',
).meta({ title: 'Phone, address, hours' });
export type Location = z.infer<typeof location>;
/** Opening hours of a group of days, or of an exception. */
export type OpeningHours = Pick<Location['hours'][number], 'open' | 'text'>;
