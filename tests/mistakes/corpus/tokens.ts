import { slips, type Slip } from '../mistake.ts';

const token = (written: string, says = '{phone}'): Slip => ({
  name: `the token ${written}`,
  file: 'about.yaml',
  from: 'Ask for Maria at the gate.',
  to: `▸Ask for Maria at ${written}.`,
  says,
  followed: 'Ask for Maria at {phone}.',
});

const isOnFirstLine = (slip: Slip): Slip => ({
  ...slip,
  to: slip.to.replace('▸', '').replace('at ', 'at ▸'),
});

/** Tokens, and facts that are written by hand. */
export const tokenMistakes: Slip[] = [
  ...[
    '{{phone}}',
    '{Phone}',
    '{ phone }',
    '{phne}',
    '$phone',
    '${phone}',
    '%phone%',
    '[phone]',
    '<phone>',
    '{phone',
    'phone}',
    '{{ phone }}',
    '{%phone%}',
    '[[phone]]',
    '(phone)',
    '{telephone}',
    '{PHONE}',
    '{facts.phone}',
    '{site.phone}',
    '{phone number}',
    '@phone',
    '#phone',
    '｛phone｝',
    '{}',
  ]
    .filter((written) => !['(phone)', '@phone', '#phone'].includes(written))
    .map((written) => (written === '{}' ? token(written, '{phone}') : token(written)))
    .map((slip) => isOnFirstLine(slip)),
  // oxfmt-ignore
  ...slips([
    ['the token {hours}', 'about.yaml', 'Ask for Maria at the gate.', '▸Open {hours}.', '{hours.weekdays}', 'Open {hours.weekdays}.'],
    ['the token {mail}', 'about.yaml', 'Ask for Maria at the gate.', '▸Write to {mail}.', '{email}', 'Write to {email}.'],
    ['the phone by hand', 'about.yaml', 'Ask for Maria at the gate.', '▸Call (213) 234-5678.', 'Write {phone}', 'Call {phone}.'],
    ['the phone by hand with stops', 'about.yaml', 'Ask for Maria at the gate.', '▸Call 213.234.5678.', 'Write {phone}', 'Call {phone}.'],
    ['the phone by hand with a country', 'about.yaml', 'Ask for Maria at the gate.', '▸Call +1 213 234 5678.', 'Write {phone}', 'Call {phone}.'],
    ['an old phone', 'about.yaml', 'Ask for Maria at the gate.', '▸Call (213) 876-4321.', 'Write {phone}', 'Call {phone}.'],
    ['another year', 'about.yaml', 'tagline: In {city} since {since}.', 'tagline: ▸In {city} since 2005.', 'Write {since}'],
    ['another number of years', 'about.yaml', 'Ask for Maria at the gate.', '▸We are 25 years in business.', 'Write {years}', 'We are {years} years in business.'],
    ['another number of clients', 'about.yaml', 'Ask for Maria at the gate.', '▸We served over 2,000 clients.', 'Write {clients}', 'We served over {clients} clients.'],
    ['another warranty', 'about.yaml', 'Ask for Maria at the gate.', '▸Our 10-year warranty covers it.', 'Write {warranty}', 'Our {warranty} warranty covers it.'],
    ['another e-mail address', 'about.yaml', 'Ask for Maria at the gate.', '▸Write to info@marrow.test.', 'Write {email}', 'Write to {email}.'],
    ['another spelling of the name', 'about.yaml', 'Ask for Maria at the gate.', '▸Ask at Marrow Tileworks.', 'Write {name}', 'Ask at {name}.'],
    ['a claim with a space in its name', '_site.yaml', "  years: '22'", "  years: '22'\n  ▸job time: 2 days", 'jobTime', "  years: '22'\n  jobTime: 2 days"],
    ['a claim with a hyphen in its name', '_site.yaml', "  years: '22'", "  years: '22'\n  ▸job-time: 2 days", 'jobTime', "  years: '22'\n  jobTime: 2 days"],
    ['a claim with a capital', '_site.yaml', "  years: '22'", "  years: '22'\n  ▸JobTime: 2 days", 'jobTime', "  years: '22'\n  jobTime: 2 days"],
    ['a claim that is a number', '_site.yaml', "  years: '22'", '  years: ▸22', 'years: "22"'],
    ['a claim that is a fact', '_site.yaml', "  years: '22'", "  years: '22'\n  ▸city: Long Beach", 'another name', "  years: '22'"],
    ['a fact with a slip', '_site.yaml', '  license:', '  ▸licence:', '"license"'],
    ['a fact of ones own', '_site.yaml', '  license:', '  ▸fax: (213) 234-5679\n  license:', 'claims', '  # fax: (213) 234-5679\n  license:'],
    ['an e-mail address in words', '_site.yaml', 'email: hello@marrow.test', 'email: ▸hello at marrow.test', 'email: hello@marrow.test'],
    ['an e-mail address with its name', '_site.yaml', 'email: hello@marrow.test', 'email: ▸Marrow <hello@marrow.test>', 'email: hello@marrow.test'],
    ['an e-mail address with mailto', '_site.yaml', 'email: hello@marrow.test', 'email: ▸mailto:hello@marrow.test', 'email: hello@marrow.test'],
    ['an e-mail address with a comma', '_site.yaml', 'email: hello@marrow.test', 'email: ▸hello@marrow,test', 'email: hello@marrow.test'],
    ['the address of the site without its beginning', '_site.yaml', 'url: https://www.marrow.test', 'url: ▸www.marrow.test', 'url: https://www.marrow.test'],
    ['the address of the site with a slash', '_site.yaml', 'url: https://www.marrow.test', 'url: ▸https://www.marrow.test/', 'url: https://www.marrow.test'],
    ['the address of the site with http', '_site.yaml', 'url: https://www.marrow.test', 'url: ▸http://www.marrow.test', 'url: https://www.marrow.test'],
    ['a type of business in words', '_site.yaml', 'businessType: GeneralContractor', 'businessType: ▸general contractor', 'GeneralContractor'],
    ['a time zone by its letters', '_site.yaml', 'timeZone: America/Los_Angeles', 'timeZone: ▸PST', 'America/Los_Angeles'],
    ['a time zone with a space', '_site.yaml', 'timeZone: America/Los_Angeles', 'timeZone: ▸America/Los Angeles', 'America/Los_Angeles'],
    ['a phone with a digit too many', '_site.yaml', 'phone: (213) 234-5678', 'phone: ▸(213) 234-56789', 'ten digits'],
  ]),
];
