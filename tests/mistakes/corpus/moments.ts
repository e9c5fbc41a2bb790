import { slips, type Slip } from '../mistake.ts';

const date = (written: string, meant = '2024-03-01'): Slip => ({
  name: `the date ${written}`,
  file: 'about.yaml',
  from: 'publishAt: 2024-03-01',
  to: `publishAt: ▸${written}`,
  says: `publishAt: ${meant}`,
  followed: `publishAt: ${meant}`,
});

const hours = (written: string, meant = '9:00 AM-1:00 PM'): Slip => ({
  name: `the hours ${written}`,
  file: '_site.yaml',
  from: 'saturday: 9:00 AM-1:00 PM',
  to: `saturday: ▸${written}`,
  says: `saturday: ${meant}`,
  followed: `saturday: ${meant}`,
});

/** Dates, times and opening hours as people write them. */
export const momentMistakes: Slip[] = [
  date('2024/03/01'),
  date('2024.03.01'),
  date('20240301'),
  date('03-01-2024'),
  date('03/01/24'),
  date('1 March 2024'),
  date('1st of March 2024'),
  date('Mar 1st, 2024'),
  date('mar. 1 2024'),
  date('Friday, March 1, 2024'),
  date('01.03.2024'),
  date('2024-03-01T08:00', '2024-03-01 08:00'),
  date('2024-03-01T08:00:00Z', '2024-03-01 08:00'),
  date('2024-03-01 08:00:00', '2024-03-01 08:00'),
  date('2024-03-01 8am', '2024-03-01 08:00'),
  date('2024-03-01 8:30 PM', '2024-03-01 20:30'),
  date('2024-03-01, 08:00', '2024-03-01 08:00'),
  date('2024-03-01 at 8:00', '2024-03-01 08:00'),
  date('2024-03-01  08:00', '2024-03-01 08:00'),
  date('2024–03–01'),
  date('30/3/2024', '2024-03-30'),
  { ...date('2024-02-30', '2024-02-29'), says: 'Write' },
  { ...date('2024-13-01', '2024-03-01'), says: 'publishAt: ' },
  { ...date('next week', '2024-03-01'), says: 'publishAt: ' },
  hours('9am-1pm'),
  hours('9 AM - 1 PM'),
  hours('9:00 AM – 1:00 PM'),
  hours('9:00AM-1:00PM'),
  hours('9:00 am to 1:00 pm'),
  hours('9 a.m. to 1 p.m.'),
  hours('09:00-13:00'),
  hours('9-1'),
  hours('9-13'),
  hours('from 9:00 AM to 1:00 PM'),
  hours('9.00 AM-1.00 PM'),
  hours('CLOSED', 'Closed'),
  hours('close', 'Closed'),
  hours('"-"', 'Closed'),
  hours('none', 'Closed'),
  // oxfmt-ignore
  ...slips([
    ['a page that goes before it comes', 'about.yaml', 'publishAt: 2024-03-01', 'publishAt: 2024-03-01\nunpublishAt: ▸2024-01-01', 'Exchange', 'publishAt: 2024-01-01\nunpublishAt: 2101-03-01'],
    ['no hours on a day', '_site.yaml', '    weekdays: 7:00 AM-4:00 PM\n    saturday: 9:00 AM-1:00 PM\n    sunday: Closed\n', '    ▸weekdays: 7:00 AM-4:00 PM\n    saturday: 9:00 AM-1:00 PM\n', 'sunday: '],
    ['hours in another place of the site', '_site.yaml', "      - { text: 'License {license}' }", "      - { text: ▸'Mon-Fri 8:00 AM-4:00 PM' }\n      - { text: 'License {license}' }", 'hours.weekdays', "      - { text: 'Mon-Fri {hours.weekdays}' }\n      - { text: 'License {license}' }"],
    ['other hours on the page of the details', 'contact.yaml', "{ days: Saturday, time: '{hours.saturday}' }", '{ days: Saturday, time: ▸10:00 AM-1:00 PM }', '{hours.saturday}'],
  ]),
];
