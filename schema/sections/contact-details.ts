import * as z from 'zod';
import { href, icon, list, text, titledFields } from '../fields.ts';
import { defineSection, heading, intro } from '../define-section.ts';

export const contactDetails = defineSection({
  type: 'contact-details',
  title: 'Contact details',
  description: 'Phone, e-mail, address, opening hours and a box for emergencies.',
  invites: true,
  fields: {
    heading: heading('How to reach us'),
    intro,
    location: text(
      'The name of the location whose phone number, address and hours are shown here; the first one if it is left out.',
      'Costa Mesa',
    ).optional(),
    ways: list(
      z.strictObject({
        label: text('The kind of contact.', 'Phone', 'Address'),
        value: text('The phone number, the address and so on.', '{phone}', '{address}'),
        icon: icon.optional(),
        href: href.optional(),
      }),
      'The ways to reach the business.',
    ).meta({ title: 'Contact options' }),
    hours: z
      .strictObject({
        heading: text('Heading of the opening hours.', 'Business hours'),
        rows: list(
          z.strictObject({
            days: text('The days.', 'Mon-Fri'),
            time: text('The hours.', '{hours.weekdays}'),
          }),
          'One row for each group of days.',
        ),
      })
      .meta({ description: 'The opening hours.' })
      .optional(),
    towns: text('Heading of the list of towns that the business serves.', 'Towns we serve').optional(),
    emergency: z
      .strictObject({
        ...titledFields(
          'emergency service',
          '24/7 emergency service',
          'A burst pipe under a wood floor cannot wait.',
        ),
        label: text('The label of the button.', 'Call {phone}'),
        href,
      })
      .meta({ description: 'A box for urgent calls.' })
      .optional(),
  },
  example: {
    ways: [
      { label: 'Phone', value: '{phone}', icon: 'phone', href: 'tel:{phone}' },
      { label: 'Email', value: '{email}', icon: 'message', href: 'mailto:{email}' },
    ],
    hours: { heading: 'Business hours', rows: [{ days: 'Mon-Fri', time: '{hours.weekdays}' }] },
  },
});
